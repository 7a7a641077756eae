import { StyleSheet, View } from 'react-native';

import { DetailCard } from '@/components';
import { useTranslation } from '@/i18n';
import { GUILD_CODES, space } from '@/theme';

/** Every guild looked up, in the language of the app. */
export function DetailSheet() {
  const { t } = useTranslation();
  return (
    <View style={styles.sheet}>
      {GUILD_CODES.map((guild, index) => (
        <DetailCard
          key={guild}
          guild={guild}
          number={5 + (index % 3)}
          damage={index % 4}
          name={t(`guilds.${guild}.name`)}
          ability={t(`guilds.${guild}.ability`)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ sheet: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l } });
