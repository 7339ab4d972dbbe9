import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { palettes } from '#demo/pictures/draw.ts'
import { picturesOf } from '#demo/picture-of.ts'

const { light, dark } = picturesOf(palettes.raon, '짙은 초록 바탕의')

/** Covers of the before-afters, in their order. */
export const beforeAfterCoverPictures: DemoPartner['pictures'] = {
  cover1: light('petals', 3),
  cover2: dark('strata', 2),
  cover3: light('glow', 4),
  cover4: light('botanical', 5),
  cover5: dark('contours', 2),
  cover6: light('drops', 1),
  cover7: dark('marble', 2),
  cover8: light('still', 4),
  cover9: dark('eucalyptus', 2),
  cover10: light('glass', 2),
  cover11: dark('terrazzo', 2),
  cover12: light('light', 5),
  cover13: dark('monstera', 2),
  cover14: light('folds', 1),
  cover15: dark('cells', 2),
  cover16: light('water', 2),
  cover17: dark('pine', 2),
  cover18: dark('feather', 2),
  cover19: dark('stones', 2),
  cover20: dark('spools', 2),
}

export const beforeAfterCovers = Object.keys(beforeAfterCoverPictures)
