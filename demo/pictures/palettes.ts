import { along, lift, lightness, mix } from './colour.ts'

/** A partner's colours, `#rrggbb` each; `accent` is for one small place a picture. */
export type Palette = {
  ground: string
  surface: string
  soft: string
  mid: string
  strong: string
  accent: string
  ink: string
}

export const palettes = {
  raon: {
    ground: '#faf8f4',
    surface: '#ffffff',
    soft: '#d3e4d9',
    mid: '#2f8f6b',
    strong: '#0f5b45',
    accent: '#b8f06a',
    ink: '#10241c',
  },
  mirae: {
    ground: '#f8f4ea',
    surface: '#fffdf8',
    soft: '#e8dcc3',
    mid: '#b89a62',
    strong: '#14213d',
    accent: '#c9a96a',
    ink: '#0d1528',
  },
  sol: {
    ground: '#f5f1e8',
    surface: '#fdfbf6',
    soft: '#dfd7c8',
    mid: '#877d70',
    strong: '#3b3631',
    accent: '#b4553a',
    ink: '#22201d',
  },
} satisfies Record<string, Palette>

/** The colours of one picture, named by what they do in it: `dark` turns paper and line about. */
export function tonesOf(palette: Palette, dark: boolean) {
  const { ground, surface, soft, mid, strong, accent, ink } = palette
  const night = mix(strong, ink, 0.55)
  const raised = lift(strong, 0.1)
  const shades = dark
    ? [lift(night, -0.05), night, strong, raised, mix(raised, soft, 0.45), mix(soft, surface, 0.3)]
    : [mix(strong, mid, 0.35), mix(mid, soft, 0.3), mix(mid, soft, 0.68), soft, ground, surface]
  return {
    dark,
    paper: dark ? night : ground,
    glow: dark ? raised : surface,
    haze: dark ? strong : soft,
    body: dark ? mix(raised, soft, 0.3) : mid,
    deep: dark ? lift(night, -0.06) : strong,
    line: dark ? mix(soft, surface, 0.4) : strong,
    pale: dark ? soft : surface,
    accent,
    /** The accent for a larger place: one as bright as neon is calmed. */
    spot: lightness(accent) > 0.82 ? mix(accent, mix(mid, soft, 0.3), 0.55) : accent,
    ink,
    /** From the deepest shadow (0) to the highest light (1). */
    shade: (t: number): string => along(shades, t),
  }
}

export type Tones = ReturnType<typeof tonesOf>
