import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { palettes } from '#demo/pictures/draw.ts'
import { picturesOf } from '#demo/picture-of.ts'

const { light, dark } = picturesOf(palettes.mirae, '짙은 남색 바탕의')

/** A plate a category, each another matter seen through a window. */
const plate = { palette: palettes.mirae, kind: 'group', width: 720, height: 540 } as const

/** One picture a treatment, by its key; neighbours in a list differ at a glance. */
export const treatmentPictures: DemoPartner['pictures'] = {
  suture: dark('spools', 1),
  incision: light('petals', 5),
  blepharoplasty: light('light', 2),
  'eye-revision': dark('mirror', 1),
  undereye: light('waterlily', 1),
  rhinoplasty: light('still', 4),
  hump: light('glass', 2),
  revision: dark('petals', 2),
  septum: light('pampas', 1),
  alar: light('contours', 1),
  chin: light('balance', 1),
  jaw: light('folds', 3),
  liposuction: light('water', 4),
  cheekbone: dark('contours', 2),
  buccal: light('bowl', 1),
  facelift: light('paper-layers', 1),
  brow: dark('botanical', 1),
  thread: dark('folds', 4),
  'neck-lift': dark('orchid', 1),
  'mini-lift': light('feather', 1),
  'fat-graft': dark('drops', 1),
  'undereye-fat': light('cells', 1),
  'lip-filler': light('petals', 7),
  'chin-filler': light('stones', 1),
  dissolve: dark('flasks', 1),
  'brow-toxin': dark('vials', 1),
  'masseter-toxin': light('monitor', 1),
  'salivary-toxin': dark('transducer', 1),
  'submental-shot': light('vials', 2),
  'skin-booster': dark('dropper', 1),
  'scar-laser': dark('handpiece', 1),
  'swelling-care': light('open-hand', 2),
  pico: dark('led-panel', 1),
  hifu: light('transducer', 2),
  pore: light('strata', 1),
  'scar-revision': dark('glass', 4),
  earlobe: light('spools', 2),
  laceration: dark('surgical-lamp', 1),
  lump: light('loupe', 1),
  xanthelasma: light('metal', 1),
}

export const categoryPictures: DemoPartner['pictures'] = {
  groupEye: { ...plate, seed: 6, alt: '아치 창 너머의 잎가지' },
  groupNose: { ...plate, seed: 5, alt: '아치 창 너머의 세로결 유리' },
  groupContour: { ...plate, seed: 2, alt: '아치 창 너머의 천 주름' },
  groupLifting: { ...plate, seed: 7, alt: '둥근 창 너머의 꽃잎' },
  groupFill: { ...plate, seed: 8, alt: '둥근 창 너머의 물결' },
  groupToxin: { ...plate, seed: 10, alt: '둥근 창 너머의 은은한 빛' },
  groupSkin: { ...plate, seed: 11, alt: '둥근 창 너머의 물방울' },
  groupRepair: { ...plate, seed: 12, alt: '둥근 창 너머의 세로결 유리' },
}
