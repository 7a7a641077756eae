/** The colours of the two skies. Gold is you, violet the rival, aqua "you may touch this". */
export const night = {
  sky: ['#060914', '#10163A', '#2A2F6E'],
  ground: ['#14304A', '#0A1122', '#070A17'],
  ridgeFar: '#232C63',
  ridgeNear: '#171D47',
  landFar: '#17304A',
  landNear: '#10223A',
  surface: '#171E3E',
  surface2: '#222B55',
  surface3: '#2E3869',
  inset: '#0D1330',
  line: '#46508A',
  hair: 'rgba(255,255,255,0.1)',
  text: '#F5F3FC',
  text2: '#BCC2E2',
  text3: '#969DC4',
  you: '#FFC95E',
  youFill: '#FFC95E',
  youInk: '#1B1405',
  rival: '#C5A8FF',
  rivalFill: '#C5A8FF',
  rivalInk: '#170C33',
  rift: '#6BF3E1',
  rift2: '#8E6DFF',
  riftCore: '#F6FFFE',
  legal: '#6BF3E1',
  legalInk: '#06231F',
  hurt: '#C9203A',
  hurtInk: '#FFFFFF',
  hurtRim: '#FFFFFF',
  heal: '#8BE59A',
  warn: '#FFB98A',
  cardRim: 'rgba(255,255,255,0.28)',
  botBand: '#C9D0E2',
  botInk: '#10142A',
  botFace: ['#3A4056', '#20253A'],
  cardBack: ['#1B2350', '#2C3A86'],
  scrim: 'rgba(4,6,16,0.72)',
  veil: 'rgba(8,11,26,0.55)',
  shadow: 1,
} as const;

export type Palette = { readonly [K in keyof typeof night]: Widen<(typeof night)[K]> };
type Widen<T> = T extends readonly [string, string, string]
  ? readonly [string, string, string]
  : T extends readonly [string, string]
    ? readonly [string, string]
    : T extends string
      ? string
      : number;

export const dawn: Palette = {
  sky: ['#C9D8F0', '#DEE6F5', '#F4E6DA'],
  ground: ['#F3E7D6', '#EFE9DE', '#E9E5DE'],
  ridgeFar: '#CBD3EA',
  ridgeNear: '#B9C3E0',
  landFar: '#E7D9C4',
  landNear: '#DDD0BC',
  surface: '#FFFFFF',
  surface2: '#F1EEF8',
  surface3: '#E2DEF0',
  inset: '#DDE2F4',
  line: '#B4B1CC',
  hair: 'rgba(20,24,60,0.12)',
  text: '#171A36',
  text2: '#4A5075',
  text3: '#5E6488',
  you: '#8A5200',
  youFill: '#F3AE35',
  youInk: '#231600',
  rival: '#5A3DB4',
  rivalFill: '#6B4ECB',
  rivalInk: '#FFFFFF',
  rift: '#0FB5A4',
  rift2: '#6A4BE0',
  riftCore: '#FFFFFF',
  legal: '#00736A',
  legalInk: '#FFFFFF',
  hurt: '#C01B36',
  hurtInk: '#FFFFFF',
  hurtRim: '#FFFFFF',
  heal: '#1C7A35',
  warn: '#A03A00',
  cardRim: 'rgba(15,18,50,0.38)',
  botBand: '#5B6384',
  botInk: '#FFFFFF',
  botFace: ['#D3D7E2', '#ECEEF3'],
  cardBack: ['#1B2350', '#2C3A86'],
  scrim: 'rgba(30,32,60,0.5)',
  veil: 'rgba(236,232,226,0.62)',
  shadow: 0.4,
};

/** The one gold button of a screen is the same by night and by dawn. */
export const gold = {
  from: '#FFD983',
  to: '#F5B33A',
  ink: '#221703',
  rim: '#FFE7AE',
  rimDawn: '#C48A1E',
} as const;

export const space = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const;
export const radius = { card: 8, button: 12, tile: 16, panel: 20, sheet: 24, pill: 99 } as const;

/** No control is smaller than a fingertip. */
export const TOUCH = 44;

/** A window whose short side is this long is laid out as a tablet. */
export const isTablet = ({ width, height }: { width: number; height: number }): boolean =>
  Math.min(width, height) >= 700;

const shadow = (y: number, blur: number, alpha: number) => (palette: Palette) =>
  `0px ${y}px ${blur}px rgba(0,0,0,${(alpha * palette.shadow).toFixed(2)})`;

export const elevation = {
  card: shadow(2, 5, 0.55),
  raised: shadow(6, 18, 0.45),
  dragged: shadow(12, 16, 0.55),
} as const;
