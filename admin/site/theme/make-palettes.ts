import {
  contrastRules,
  ruleContrast,
  leastContrast,
  type ColorName,
  type ThemeColors,
} from '#schema/plain/theme-contrast.ts'
import { toHex, toShade, type Shade } from '#admin/kit/form/widgets/shades.ts'

/** A whole set of the theme's colours made from one. */
export type Palette = { name: string; title: string; note: string; colors: ThemeColors }

type Plan = Omit<Palette, 'colors'> & { colors: (brand: Shade) => Record<ColorName, Shade> }

const white: Shade = { l: 1, c: 0, h: 0 }
const limit = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
/** Another hue at the chroma of the brand; a grey brand gets a colour beside it. */
const beside = ({ c, h }: Shade, turn: number, l: number): Shade =>
  c === 0 ? { l, c: 0.13, h: 40 + turn } : { l, c: limit(c, 0.09, 0.16), h: (h + turn) % 360 }

const plans: readonly Plan[] = [
  {
    name: 'clear',
    title: '또렷하게',
    note: '고른 색을 그대로 살리고 흰 바탕에 둡니다.',
    colors: (brand) => ({
      ground: white,
      surface: { l: 0.97, c: Math.min(brand.c, 0.006), h: brand.h },
      ink: { l: 0.23, c: Math.min(brand.c, 0.015), h: brand.h },
      line: { l: 0.91, c: Math.min(brand.c, 0.008), h: brand.h },
      primary1: brand,
      onPrimary: white,
      primary2: { ...brand, l: limit(brand.l + 0.1, 0.5, 0.62) },
      primary3: { ...brand, l: 0.9, c: Math.min(brand.c, 0.12) },
      accent: { ...brand, l: limit(brand.l + 0.1, 0.5, 0.62) },
    }),
  },
  {
    name: 'calm',
    title: '차분하게',
    note: '색을 깊고 조용하게 낮춥니다.',
    colors: (brand) => ({
      ground: { l: 0.99, c: Math.min(brand.c, 0.003), h: brand.h },
      surface: { l: 0.96, c: Math.min(brand.c, 0.012), h: brand.h },
      ink: { l: 0.25, c: Math.min(brand.c, 0.025), h: brand.h },
      line: { l: 0.89, c: Math.min(brand.c, 0.014), h: brand.h },
      primary1: { ...brand, l: limit(brand.l * 0.75, 0.26, 0.38), c: brand.c * 0.6 },
      onPrimary: white,
      primary2: { ...brand, l: 0.5, c: brand.c * 0.65 },
      primary3: { ...brand, l: 0.92, c: Math.min(brand.c, 0.05) },
      accent: { ...brand, l: 0.5, c: brand.c * 0.65 },
    }),
  },
  {
    name: 'opposite',
    title: '보색으로 강조',
    note: '할인율과 강조 글자에 맞은편 색을 씁니다.',
    colors: (brand) => ({
      ground: white,
      surface: { l: 0.968, c: Math.min(brand.c, 0.01), h: brand.h },
      ink: { l: 0.22, c: Math.min(brand.c, 0.02), h: brand.h },
      line: { l: 0.905, c: Math.min(brand.c, 0.01), h: brand.h },
      primary1: { ...brand, l: Math.min(brand.l, 0.45) },
      onPrimary: white,
      primary2: { ...brand, l: limit(brand.l + 0.12, 0.5, 0.62) },
      primary3: beside(brand, 180, 0.88),
      accent: beside(brand, 180, 0.58),
    }),
  },
  {
    name: 'warm',
    title: '따뜻한 바탕',
    note: '아이보리 바탕에 갈색이 도는 글자를 씁니다.',
    colors: (brand) => ({
      ground: { l: 0.986, c: 0.009, h: 85 },
      surface: { l: 0.955, c: 0.016, h: 82 },
      ink: { l: 0.24, c: 0.018, h: 60 },
      line: { l: 0.89, c: 0.018, h: 82 },
      primary1: brand,
      onPrimary: { l: 0.99, c: 0.008, h: 85 },
      primary2: { ...brand, l: limit(brand.l + 0.08, 0.48, 0.6) },
      primary3: { l: 0.9, c: 0.08, h: 88 },
      accent: beside(brand, 330, 0.56),
    }),
  },
]

/** Order in which colours are settled: each is judged against those before it. */
const order: readonly ColorName[] = [
  'ground',
  'surface',
  'ink',
  'primary1',
  'onPrimary',
  'primary3',
  'primary2',
  'accent',
]
const towardsWhite: ReadonlySet<ColorName> = new Set(['ground', 'surface', 'onPrimary', 'primary3'])

/** Lightens or darkens the colours, in this order, until every text can be read. */
function settle(shades: Record<ColorName, Shade>): ThemeColors {
  const entries = Object.entries(shades).map(([name, shade]) => [name, toHex(shade)] as const)
  const colors = Object.fromEntries(entries) as ThemeColors
  for (const field of order) {
    const rules = contrastRules.filter((rule) => rule.field === field)
    const end = towardsWhite.has(field) ? 1 : 0
    for (let step = 0; step <= 100; step += 1) {
      if (rules.every((rule) => ruleContrast(rule, colors) >= leastContrast)) break
      const { l, c, h } = shades[field]
      colors[field] = toHex({ l: l + ((end - l) * (step + 1)) / 100, c, h })
    }
  }
  return colors
}

/** Returns whole palettes from one colour (`#rrggbb`); each passes the theme's contrast rules. */
export function makePalettes(brand: string): Palette[] {
  const shade = toShade(brand)
  return plans.map(({ colors, ...plan }) => ({ ...plan, colors: settle(colors(shade)) }))
}
