import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { palettes } from '#demo/pictures/draw.ts'
import { picturesOf } from '#demo/picture-of.ts'

const { light, dark } = picturesOf(palettes.raon, '짙은 초록 바탕의')

/** A plate a category, each another matter seen through a window. */
const plate = { palette: palettes.raon, kind: 'group', width: 720, height: 540 } as const

/** One picture a treatment, by its key; neighbours in a list differ at a glance. */
export const treatmentPictures: DemoPartner['pictures'] = {
  ultrasound: light('transducer', 1),
  radiofrequency: light('strata', 1),
  botulinum: light('vials', 1),
  thread: light('spools', 1),
  neck: light('folds', 6),
  toning: light('handpiece', 1),
  melasma: light('petals', 2),
  vascular: light('glass', 1),
  spots: light('loupe', 1),
  freckles: light('terrazzo', 1),
  'acne-basic': light('towels', 1),
  microneedle: light('cells', 1),
  'acne-scar': light('sand', 1),
  booster: dark('drops', 5),
  pores: light('linen', 1),
  'jaw-toxin': light('balance', 1),
  'trapezius-toxin': light('stones', 1),
  filler: light('dropper', 1),
  'contour-shot': light('contours', 1),
  collagen: light('waterlily', 1),
  pn: light('flasks', 1),
  soothing: light('bowl', 1),
  led: light('led-panel', 1),
  barrier: light('paper-layers', 1),
  peel: light('marble', 1),
  'surgical-scar': light('monitor', 1),
  keloid: dark('sand', 2),
  'stretch-marks': light('water', 5),
  tattoo: light('metal', 1),
  burn: light('moss', 1),
  underarm: light('feather', 1),
  legs: light('palm', 1),
  'face-hair': light('mirror', 1),
  'hair-loss': light('microscope', 1),
  scalp: light('comb', 1),
  atopy: light('light', 1),
  phototherapy: light('surgical-lamp', 1),
  warts: dark('loupe', 2),
  nails: light('glaze', 1),
  allergy: light('books', 1),
}

export const categoryPictures: DemoPartner['pictures'] = {
  categoryLifting: { ...plate, seed: 2, alt: '아치 창 너머의 천 주름' },
  categoryPigment: { ...plate, seed: 7, alt: '둥근 창 너머의 꽃잎' },
  categoryAcne: { ...plate, seed: 4, alt: '아치 창 너머의 물방울' },
  categoryInjection: { ...plate, seed: 8, alt: '둥근 창 너머의 물결' },
  categoryRepair: { ...plate, seed: 10, alt: '둥근 창 너머의 은은한 빛' },
  categoryScar: { ...plate, seed: 5, alt: '아치 창 너머의 세로결 유리' },
  categoryHair: { ...plate, seed: 6, alt: '아치 창 너머의 잎가지' },
  categoryDisease: { ...plate, seed: 13, alt: '둥근 창 너머의 잎가지' },
}
