/**
 * A partner's bright colours for small text, darkened with its ink until they can be read on its ground and its
 * surface (4.5:1, WCAG 2.2 1.4.3); white can be read on them too.
 */
export const readable = {
  primary: 'color-mix(in srgb, $colors$primary2 78%, $colors$ink)',
  accent: 'color-mix(in srgb, $colors$accent 78%, $colors$ink)',
  red: 'color-mix(in srgb, $colors$red 88%, $colors$ink)',
} as const
