import { readableShare } from '#schema/plain/text-colors.ts'

const mixed = (token: string, share: number) =>
  `color-mix(in srgb, $colors$${token} ${Math.round(share * 100)}%, $colors$ink)`

/**
 * A partner's bright colours for small text, darkened with its ink. The theme's schema has made sure that they can be
 * read on its ground and its surface then (4.5:1, WCAG 2.2 1.4.3).
 */
export const readable = {
  primary: mixed('primary2', readableShare),
  accent: mixed('accent', readableShare),
  red: mixed('red', 0.88),
} as const
