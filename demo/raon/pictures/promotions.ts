import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { palettes } from '#demo/pictures/draw.ts'
import { picturesOf } from '#demo/picture-of.ts'

const { light, dark } = picturesOf(palettes.raon, '짙은 초록 바탕의')

/** Pictures of events, exhibitions, brandings, banners and posts. */
export const promotionPictures: DemoPartner['pictures'] = {
  eventBooster: light('eucalyptus', 1),
  eventToning: dark('handpiece', 2),
  eventStudent: light('ginkgo', 1),
  eventUltrasound: light('pine', 1),
  eventVascular: dark('glass', 3),
  eventUnderarm: light('pampas', 1),
  eventScalp: dark('comb', 2),
  eventSoothing: light('cup', 1),
  eventPeel: dark('linen', 2),
  eventStretchMarks: dark('paper-layers', 2),
  eventToxin: dark('vials', 2),
  eventBarrier: light('open-hand', 1),
  exhibitionDry: light('candle', 1),
  exhibitionFirst: light('botanical', 2),
  exhibitionDay: light('orchid', 1),
  exhibitionSummer: dark('palm', 2),
  brandingTone: light('hourglass', 1),
  brandingScar: dark('books', 2),
  bannerDry: dark('bowl', 2),
  bannerDay: dark('orchid', 2),
  bannerFirst: light('botanical', 3),
  bannerAsk: dark('cup', 2),
  postWindow: light('light', 4),
  postPaper: light('shelf', 1),
  postPlants: dark('moss', 2),
  postLaser: light('laser-room', 1),
}
