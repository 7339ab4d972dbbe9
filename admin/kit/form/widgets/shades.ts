import { clampChroma, converter, formatHex, type Oklch } from 'culori'

/** A colour by lightness, chroma and hue (OKLCH). */
export type Shade = { l: number; c: number; h: number }

const toOklch = converter('oklch')
/** Chroma below which a colour is a grey, which has no hue to speak of. */
const leastChroma = 0.02

export function toShade(hex: string): Shade {
  const { l, c, h = 0 } = toOklch(hex) as Oklch
  return c < leastChroma ? { l, c: 0, h: 0 } : { l, c, h }
}

/** Returns `#rrggbb`, with less chroma where a screen has not so much. */
export const toHex = ({ l, c, h }: Shade): string =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))
