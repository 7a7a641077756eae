import { StyleSheet, Text, View } from 'react-native';
import Svg from 'react-native-svg';

import { font, guildArt, useTheme, type GuildCode } from '@/theme';

import { Emblem } from './Emblem';

type Props = { guild: GuildCode; number: number; w?: number; h?: number };

/** The top card of a discard pile, small: number above emblem on the guild's colour. */
export function PileTop({ guild, number, w = 26, h = 36 }: Props) {
  const { palette } = useTheme();
  const { band, ink } = guildArt[guild];
  return (
    <View style={[styles.pile, { width: w, height: h, backgroundColor: band, borderColor: palette.cardRim }]}>
      <Text
        allowFontScaling={false}
        style={[styles.number, { color: ink, fontSize: h * 0.4, lineHeight: h * 0.45 }]}
      >
        {number}
      </Text>
      <Svg width={h * 0.4} height={h * 0.4} aria-hidden>
        <Emblem guild={guild} cx={h * 0.2} cy={h * 0.2} size={h * 0.4} colour={ink} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  pile: { borderRadius: 4, borderWidth: 1, alignItems: 'center', justifyContent: 'center' },
  number: { fontFamily: font.extrabold, includeFontPadding: false },
});
