import { StyleSheet, View } from 'react-native';

import { Card, GuildChip, Txt } from '@/components';
import { useTranslation } from '@/i18n';
import { GUILD_CODES, guildArt, space } from '@/theme';

/** Every guild in the hand, first in a column and behind another, damaged and not. */
export function GuildSheet() {
  const { t } = useTranslation();
  return (
    <View style={styles.sheet}>
      {GUILD_CODES.map((guild, index) => {
        const number = 5 + (index % 3);
        const hurt = index % 2;
        return (
          <View key={guild}>
            <View style={styles.name}>
              <GuildChip guild={guild} />
              <View>
                <Txt variant="strong">{t(`guilds.${guild}.name`)}</Txt>
                <Txt variant="least" colour="text2">
                  {guildArt[guild].band}
                </Txt>
              </View>
            </View>
            <View style={styles.cards}>
              <Card kind="hand" guild={guild} number={number} w={80} h={124} damage={hurt ? 2 : 0} />
              <View>
                <View style={styles.above}>
                  <Card
                    kind="front"
                    guild={guild}
                    number={number}
                    w={70}
                    h={98}
                    edge="bottom"
                    damage={hurt ? 0 : 3}
                  />
                </View>
                <View style={styles.below}>
                  <Card
                    kind="strip"
                    guild={guild}
                    number={7}
                    w={70}
                    h={32}
                    edge="bottom"
                    damage={hurt ? 0 : 4}
                  />
                </View>
              </View>
            </View>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.xxl, rowGap: space.xl },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.s, marginBottom: space.s },
  cards: { flexDirection: 'row', gap: space.m },
  above: { zIndex: 1 },
  below: { marginTop: 1 },
});
