import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { palettes } from '#demo/pictures/draw.ts'
import { picturesOf } from '#demo/picture-of.ts'

const { light, dark } = picturesOf(palettes.mirae, '짙은 남색 바탕의')

/** Covers of the before-afters, in their order. */
export const beforeAfterCoverPictures: DemoPartner['pictures'] = {
  cover1: dark('marble', 2),
  cover2: light('botanical', 5),
  cover3: dark('glow', 2),
  cover4: light('terrazzo', 1),
  cover5: dark('metal', 2),
  cover6: light('moss', 1),
  cover7: dark('monstera', 1),
  cover8: light('drops', 4),
  cover9: dark('light', 5),
  cover10: light('folds', 6),
  cover11: dark('stones', 2),
  cover12: light('shelf', 1),
}

export const beforeAfterCovers = Object.keys(beforeAfterCoverPictures)
