import { useId } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { guildArt, useTheme, type GuildCode } from '@/theme';

import { Emblem } from '../Emblem';
import { notchPath, type Anatomy } from './anatomy';
import { PatternFill } from './PatternFill';

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
export function CardArt(props: Props) {
  const { guild, w, h, edge, health, damage, damageAfter, bot, parts } = props;
  const id = useId();
  const { sky, palette } = useTheme();
  const art = guildArt[guild];
  const ink = bot ? palette.botInk : art.ink;
  const [nearBand, nearRift] = bot ? palette.botFace : art[sky].face;

  const top = edge === 'top';
  const band = { x: 0, y: top ? 0 : h - parts.band, width: w, height: parts.band };
  const face = { x: 0, y: top ? parts.band : 0, width: w, height: h - parts.band };
  const emblemY = top ? parts.band + parts.emblemAt : h - parts.band - parts.emblemAt;
  const notchY = top ? parts.notch.edge : h - parts.notch.edge - parts.notch.height;
  const notches = {
    x: parts.padding,
    y: notchY,
    width: w - 2 * parts.padding,
    height: parts.notch.height,
    gap: parts.notch.gap,
  };
  const left = health - damageAfter;
  const kept = health - damage;

  return (
    <Svg width={w} height={h} style={StyleSheet.absoluteFill} aria-hidden>
      <Defs>
        <LinearGradient id={id} x1="0" y1={top ? '0' : '1'} x2="0" y2={top ? '1' : '0'}>
          <Stop offset="0" stopColor={nearBand} />
          <Stop offset="1" stopColor={nearRift} />
        </LinearGradient>
      </Defs>
      {face.height > 0 && <Rect {...face} fill={`url(#${id})`} />}
      {face.height > 0 && !bot && (
        <PatternFill guild={guild} colour={art[sky].emblem} opacity={0.26} area={face} middle={emblemY} />
      )}
      {parts.faceEmblem > 0 && (
        <Emblem guild={guild} cx={w / 2} cy={emblemY} size={parts.faceEmblem} colour={art[sky].emblem} />
      )}
      <Rect {...band} fill={bot ? palette.botBand : art.band} />
      {!bot && (
        <PatternFill
          guild={guild}
          colour={art.ink}
          opacity={0.13}
          area={band}
          middle={band.y + band.height / 2}
        />
      )}
      <Path d={notchPath(health, 0, left, notches)} fill={ink} />
      {left < kept && (
        <Path d={notchPath(health, left, kept, notches)} fill="none" stroke={ink} strokeWidth={0.8} />
      )}
      <Path d={notchPath(health, kept, health, notches)} fill={ink} opacity={0.22} />
    </Svg>
  );
}
