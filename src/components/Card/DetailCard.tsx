import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';

import { elevation, font, guildArt, type, useTheme, type GuildCode } from '@/theme';

import { Txt } from '../Txt';
import { anatomy } from './anatomy';
import { CardArt } from './CardArt';
import { DamageBadge } from './DamageBadge';

type Props = {
  guild: GuildCode;
  number: number;
  damage?: number;
  name: string;
  /** What the guild does, in our words. */
  ability: string;
  w?: number;
};

/** A card looked up: name, health, damage and what its guild does. Taller where the words need it. */
export function DetailCard({ guild, number, damage = 0, name, ability, w = 236 }: Props) {
  const { palette } = useTheme();
  const [h, setHeight] = useState(w * 1.4);
  const parts = anatomy('detail', w, h);
  const { ink } = guildArt[guild];
  return (
    <View
      onLayout={(event) => setHeight(event.nativeEvent.layout.height)}
      style={[
        styles.card,
        { width: w, minHeight: w * 1.4, borderRadius: parts.radius, boxShadow: elevation.raised(palette) },
      ]}
    >
      <View style={[StyleSheet.absoluteFill, styles.clip, { borderRadius: parts.radius }]}>
        <CardArt
          guild={guild}
          w={w}
          h={h}
          edge="top"
          health={number}
          damage={damage}
          damageAfter={damage}
          bot={false}
          parts={parts}
        />
      </View>
      <View style={[styles.row, { height: parts.band, paddingHorizontal: parts.padding * 0.8 }]}>
        <Text
          allowFontScaling={false}
          style={[styles.number, { color: ink, fontSize: parts.number, lineHeight: parts.number * 1.1 }]}
        >
          {number}
        </Text>
        <Text allowFontScaling={false} style={[type.name, styles.name, { color: ink }]}>
          {name}
        </Text>
        {damage > 0 && <DamageBadge value={damage} height={parts.badge} />}
      </View>
      <View style={{ height: parts.faceEmblem + 28 }} />
      <View style={[styles.text, { backgroundColor: palette.veil }]}>
        <Txt>{ability}</Txt>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { justifyContent: 'space-between' },
  clip: { overflow: 'hidden' },
  row: { flexDirection: 'row', alignItems: 'center', gap: 8, paddingTop: 14 },
  number: { fontFamily: font.extrabold, includeFontPadding: false },
  name: { flex: 1 },
  text: { margin: 10, padding: 12, borderRadius: 10 },
});
