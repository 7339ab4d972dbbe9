import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { picturesOf } from '#demo/picture-of.ts'
import { palettes } from '#demo/pictures/draw.ts'

const { light } = picturesOf(palettes.sol, '')

/** Covers of the before-afters, in their order. */
export const beforeAfterCoverPictures: DemoPartner['pictures'] = {
  cover1: light('inkstone', 1),
  cover2: light('cup', 1),
  cover3: light('mortar', 1),
}

export const beforeAfterCovers = Object.keys(beforeAfterCoverPictures)
