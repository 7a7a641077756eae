import { memo } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import Svg from 'react-native-svg';

import { elevation, font, guildArt, useTheme, type GuildCode } from '@/theme';

import { Emblem } from '../Emblem';
import { anatomy, type CardKind } from './anatomy';
import { CardArt } from './CardArt';
import { DamageBadge, type BadgeTone } from './DamageBadge';
import { Ring, type RingKind } from './Ring';

export type CardProps = {
  guild: GuildCode;
  number: number;
  kind: Exclude<CardKind, 'detail'>;
  w: number;
  h: number;
  edge?: 'top' | 'bottom';
  damage?: number;
  /** What a previewed choice would leave; the badge shows it, dashed or round. */
  preview?: { readonly damage: number; readonly tone: Exclude<BadgeTone, 'damage'> };
  ring?: RingKind;
  /** A strip that reaches under the card before it, so that nothing shows through at that card's round corners. */
  tucked?: boolean;
  /** A card of the Trainer: steel band, grey face, its guild only as a tinted emblem. */
  bot?: boolean;
};

/** A card in the hand, first in a column (front) or behind another (strip). It draws; it does not act. */
export const Card = memo(function Card(props: CardProps) {
  const {
    guild,
    number,
    kind,
    w,
    h,
    edge = 'top',
    damage = 0,
    preview,
    ring,
    tucked = false,
    bot = false,
  } = props;
  const { palette } = useTheme();
  const shown = preview?.damage ?? damage;
  const badged = shown > 0 || preview !== undefined;
  const parts = anatomy(kind, w, h, badged);
  const ink = bot ? palette.botInk : guildArt[guild].ink;
  const corners = cornersOf(parts.radius, tucked, edge);
  const under = tucked ? parts.radius : 0;
  const notchSpace = parts.notch.edge + parts.notch.height;

  return (
    <View
      style={[
        styles.card,
        {
          width: w,
          height: h + under,
          ...(edge === 'top' ? { marginBottom: -under } : { marginTop: -under }),
          ...corners,
          boxShadow: elevation.card(palette),
        },
      ]}
    >
      <View style={[styles.clip, corners]}>
        <CardArt
          guild={guild}
          w={w}
          h={h + under}
          edge={edge}
          health={number}
          damage={damage}
          damageAfter={preview?.tone === 'preview' ? preview.damage : damage}
          bot={bot}
          parts={tucked ? { ...parts, band: h + under } : parts}
        />
        <View
          style={[
            styles.row,
            {
              height: parts.band,
              paddingLeft: parts.padding,
              gap: parts.padding * 0.8,
              ...(edge === 'top' ? { top: 0 } : { bottom: 0 }),
              paddingTop: edge === 'top' ? notchSpace : 0,
              paddingBottom: edge === 'top' ? 0 : notchSpace,
            },
          ]}
        >
          <Text
            allowFontScaling={false}
            style={[styles.number, { color: ink, fontSize: parts.number, lineHeight: parts.number * 1.1 }]}
          >
            {number}
          </Text>
          {parts.bandEmblem > 0 && (
            <Svg width={parts.bandEmblem} height={parts.bandEmblem} aria-hidden>
              <Emblem
                guild={guild}
                cx={parts.bandEmblem / 2}
                cy={parts.bandEmblem / 2}
                size={parts.bandEmblem}
                colour={ink}
              />
            </Svg>
          )}
          {badged && (
            <View style={styles.badge}>
              <DamageBadge value={shown} height={parts.badge} tone={preview?.tone} />
            </View>
          )}
        </View>
      </View>
      <View style={[styles.rim, corners, { borderColor: palette.cardRim }]} />
      {ring && <Ring kind={ring} radius={parts.radius} />}
    </View>
  );
});

function cornersOf(radius: number, tucked: boolean, edge: 'top' | 'bottom') {
  const inner = tucked ? 0 : radius;
  const [top, bottom] = edge === 'top' ? [radius, inner] : [inner, radius];
  return {
    borderTopLeftRadius: top,
    borderTopRightRadius: top,
    borderBottomLeftRadius: bottom,
    borderBottomRightRadius: bottom,
  };
}

const styles = StyleSheet.create({
  card: { overflow: 'visible' },
  clip: { ...StyleSheet.absoluteFill, overflow: 'hidden' },
  rim: { ...StyleSheet.absoluteFill, borderWidth: 1, pointerEvents: 'none' },
  row: { position: 'absolute', left: 0, right: 3.5, flexDirection: 'row', alignItems: 'center' },
  number: { fontFamily: font.extrabold, includeFontPadding: false, letterSpacing: -0.5 },
  badge: { marginLeft: 'auto' },
});
