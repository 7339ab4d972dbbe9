import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { pictureWords } from './picture-words.ts'
import type { Palette } from './pictures/draw.ts'

type DemoPicture = DemoPartner['pictures'][string]
type Kind = keyof typeof pictureWords

/** Pixels of a card's picture: 4:3, as wide as a card ever is on a page. */
const card = { width: 720, height: 540 }
export const room = { width: 1200, height: 900 }

/** Drawings in a clinic's colours with their text alternatives, on light and on dark; `night` says what is dark. */
export const picturesOf = (palette: Palette, night: string) => ({
  light: (kind: Kind, seed: number, size = card): DemoPicture => ({
    ...size,
    kind,
    seed,
    palette,
    alt: pictureWords[kind],
  }),
  dark: (kind: Kind, seed: number, size = card): DemoPicture => ({
    ...size,
    kind,
    seed,
    palette,
    dark: true,
    alt: `${night} ${pictureWords[kind]}`,
  }),
})
