import Svg, { Path } from 'react-native-svg';

import { ICON_PATHS } from './icons.generated';

export type IconName = keyof typeof ICON_PATHS;

type Props = { name: IconName; size?: number; colour: string; weight?: number };

/** An interface icon (Lucide): a line drawing in a box of 24. It says nothing by itself to a screen reader. */
export function Icon({ name, size = 24, colour, weight = 2 }: Props) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d={ICON_PATHS[name]}
        fill="none"
        stroke={colour}
        strokeWidth={weight}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}
