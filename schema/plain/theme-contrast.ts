import { contrastRatio, mix } from './contrast.ts'
import { quietText, readableShare } from './text-colors.ts'

/* Free of zod: the console makes palettes by the same rules as the schema checks. */

/** Least contrast of text. Source: WCAG 2.2, 1.4.3. */
export const leastContrast = 4.5

export type ColorName =
  | 'primary1'
  | 'primary2'
  | 'primary3'
  | 'onPrimary'
  | 'ground'
  | 'surface'
  | 'ink'
  | 'line'
  | 'accent'

/** The colours of a theme, as `#rrggbb`. */
export type ThemeColors = Record<ColorName, string>

type ContrastRule = {
  field: ColorName
  /** The other colours, with their Korean particle. */
  name: string
  /** Text, and the grounds that it stands on. */
  apart: (colors: ThemeColors) => [text: string, grounds: string[]]
}

/** Pairs of colours that must stand apart. A field is judged against the other fields as they are. */
export const contrastRules: readonly ContrastRule[] = [
  { field: 'ground', name: '옅은 회색 글자와', apart: ({ ground }) => [ground, [quietText]] },
  { field: 'surface', name: '옅은 회색 글자와', apart: ({ surface }) => [surface, [quietText]] },
  { field: 'ink', name: '바탕색·연한 배경과', apart: ({ ink, ground, surface }) => [ink, [ground, surface]] },
  {
    field: 'primary1',
    name: '바탕색·연한 배경과',
    apart: ({ primary1, ground, surface }) => [primary1, [ground, surface]],
  },
  { field: 'onPrimary', name: '대표색과', apart: ({ onPrimary, primary1 }) => [onPrimary, [primary1]] },
  { field: 'primary3', name: '대표색과', apart: ({ primary3, primary1 }) => [primary3, [primary1]] },
  ...(['primary2', 'accent'] as const).map((field): ContrastRule => ({
    field,
    name: '바탕색·연한 배경과',
    apart: (colors) => [mix(colors[field], colors.ink, readableShare), [colors.ground, colors.surface]],
  })),
]

/** Returns the least contrast of a rule's text, from 1 to 21; `NaN` where a value is no colour. */
export function ruleContrast({ apart }: ContrastRule, colors: ThemeColors): number {
  const [text, grounds] = apart(colors)
  return Math.min(...grounds.map((ground) => contrastRatio(text, ground)))
}
