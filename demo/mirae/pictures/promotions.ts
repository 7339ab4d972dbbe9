import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { palettes } from '#demo/pictures/draw.ts'
import { picturesOf } from '#demo/picture-of.ts'

const { light, dark } = picturesOf(palettes.mirae, '짙은 남색 바탕의')

/** Pictures of events, exhibitions, brandings, banners and posts. */
export const promotionPictures: DemoPartner['pictures'] = {
  eventSuture: light('ginkgo', 1),
  eventBlepharoplasty: dark('waterlily', 2),
  eventLiposuction: light('sand', 1),
  eventThread: dark('paper-layers', 2),
  eventRhinoplasty: light('marble', 1),
  eventBrow: dark('pine', 1),
  eventScarLaser: light('handpiece', 2),
  eventMiniLift: light('palm', 1),
  eventChinFiller: light('dropper', 2),
  eventSwelling: dark('candle', 1),
  eventAlar: light('eucalyptus', 1),
  eventToxin: light('linen', 1),
  exhibitionFifties: light('hourglass', 1),
  exhibitionBreath: dark('pampas', 2),
  exhibitionTwoWeeks: light('cup', 1),
  exhibitionBefore: dark('balance', 2),
  brandingPhoto: light('mirror', 2),
  brandingSecond: dark('books', 1),
  bannerFifties: light('orchid', 2),
  bannerBreath: dark('eucalyptus', 2),
  postSea: dark('terrace', 1),
  postCorridor: light('stairs', 1),
}
