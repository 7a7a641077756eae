import { memo, useId } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { guildArt, useTheme, type GuildCode } from '@/theme';

import { Emblem } from '../Emblem';
import { notchPath, type Anatomy } from './anatomy';
import { PatternDefs } from './PatternDefs';

type Props = {
  guild: GuildCode;
  w: number;
  h: number;
  /** The band lies on the outer edge: top in the hand and in the rival's half, bottom in mine. */
  edge: 'top' | 'bottom';
  health: number;
  damage: number;
  /** Damage after a choice that is only previewed; notches to be lost become outlines. */
  damageAfter: number;
  bot: boolean;
  parts: Anatomy;
};

/** Everything on a card but its figures, as one drawing. */
export const CardArt = memo(function CardArt(props: Props) {
  const { guild, w, h, edge, health, damage, damageAfter, bot, parts } = props;
  const id = useId();
  const { sky, palette } = useTheme();
  const art = guildArt[guild];
  const face = bot ? palette.botFace : art[sky].face;
  const band = bot ? palette.botBand : art.band;
  const ink = bot ? palette.botInk : art.ink;

  const top = edge === 'top';
  const bandY = top ? 0 : h - parts.band;
  const faceY = top ? parts.band : 0;
  const faceHeight = h - parts.band;
  const emblemY = top ? parts.band + parts.emblemAt : h - parts.band - parts.emblemAt;
  const notchY = top ? parts.notch.edge : h - parts.notch.edge - parts.notch.height;
  const notches = {
    x: parts.padding,
    y: notchY,
    width: w - 2 * parts.padding,
    height: parts.notch.height,
    gap: parts.notch.gap,
  };
  const left = health - Math.max(damage, damageAfter);
  const kept = health - damage;

  return (
    <Svg width={w} height={h} style={StyleSheet.absoluteFill} aria-hidden>
      <Defs>
        <LinearGradient id={`${id}face`} x1="0" y1={top ? '0' : '1'} x2="0" y2={top ? '1' : '0'}>
          <Stop offset="0" stopColor={face[0]} />
          <Stop offset="1" stopColor={face[1]} />
        </LinearGradient>
      </Defs>
      {faceHeight > 0 && <Rect x={0} y={faceY} width={w} height={faceHeight} fill={`url(#${id}face)`} />}
      {faceHeight > 0 && !bot && (
        <>
          <PatternDefs
            id={`${id}pattern`}
            guild={guild}
            colour={art[sky].emblem}
            cx={w / 2}
            cy={emblemY}
            reach={Math.hypot(w, h)}
          />
          <Rect x={0} y={faceY} width={w} height={faceHeight} fill={`url(#${id}pattern)`} opacity={0.26} />
        </>
      )}
      {parts.faceEmblem > 0 && (
        <Emblem guild={guild} cx={w / 2} cy={emblemY} size={parts.faceEmblem} colour={art[sky].emblem} />
      )}
      <Rect x={0} y={bandY} width={w} height={parts.band} fill={band} />
      {!bot && (
        <>
          <PatternDefs
            id={`${id}band`}
            guild={guild}
            colour={art.ink}
            cx={w / 2}
            cy={bandY + parts.band / 2}
            reach={w}
          />
          <Rect x={0} y={bandY} width={w} height={parts.band} fill={`url(#${id}band)`} opacity={0.13} />
        </>
      )}
      <Path d={notchPath(health, 0, left, notches)} fill={ink} />
      {left < kept && (
        <Path d={notchPath(health, left, kept, notches)} fill="none" stroke={ink} strokeWidth={0.8} />
      )}
      <Path d={notchPath(health, Math.max(left, kept), health, notches)} fill={ink} opacity={0.22} />
    </Svg>
  );
});
