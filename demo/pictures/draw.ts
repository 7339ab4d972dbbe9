import sharp from 'sharp'
import { drawBamboo } from './bamboo.ts'
import { drawBotanical } from './botanical.ts'
import { drawFolds } from './folds.ts'
import { drawGlass, drawGlow } from './glass.ts'
import { addGrain } from './grain.ts'
import { drawGroup, drawTeam } from './group.ts'
import { drawHerbs } from './herbs.ts'
import { drawHero, drawHeroInk, drawHeroSilk, drawHeroStill, drawHeroWater } from './hero.ts'
import { drawHills } from './ink.ts'
import { drawJar } from './jar.ts'
import { drawMap } from './map.ts'
import type { Palette } from './palettes.ts'
import { drawPetals } from './petals.ts'
import { drawPortrait } from './portrait.ts'
import type { Sheet } from './sheet.ts'
import { createSheet } from './sheet.ts'
import { drawStill } from './still.ts'
import { drawHandpiece } from './devices/handpiece.ts'
import { drawLedPanel } from './devices/led-panel.ts'
import { drawLoupe } from './devices/loupe.ts'
import { drawMicroscope } from './devices/microscope.ts'
import { drawMonitor } from './devices/monitor.ts'
import { drawSurgicalLamp } from './devices/surgical-lamp.ts'
import { drawTransducer } from './devices/transducer.ts'
import { drawOpenHand } from './hands/open-hand.ts'
import { drawPulse } from './hands/pulse.ts'
import { drawEucalyptus } from './plants/eucalyptus.ts'
import { drawGinkgo } from './plants/ginkgo.ts'
import { drawMonstera } from './plants/monstera.ts'
import { drawMoss } from './plants/moss.ts'
import { drawOrchid } from './plants/orchid.ts'
import { drawPalm } from './plants/palm.ts'
import { drawPampas } from './plants/pampas.ts'
import { drawPine } from './plants/pine.ts'
import { drawWaterlily } from './plants/waterlily.ts'
import { drawConsultation } from './rooms/consultation.ts'
import { drawCorridor } from './rooms/corridor.ts'
import { drawHanok } from './rooms/hanok.ts'
import { drawLaserRoom } from './rooms/laser-room.ts'
import { drawLounge } from './rooms/lounge.ts'
import { drawPowderRoom } from './rooms/powder-room.ts'
import { drawReception } from './rooms/reception.ts'
import { drawStairs } from './rooms/stairs.ts'
import { drawTerrace } from './rooms/terrace.ts'
import { drawTreatmentRoom } from './rooms/treatment.ts'
import { drawWard } from './rooms/ward.ts'
import { drawCells } from './surfaces/cells.ts'
import { drawContours } from './surfaces/contours.ts'
import { drawGlaze } from './surfaces/glaze.ts'
import { drawHanji } from './surfaces/hanji.ts'
import { drawLinen } from './surfaces/linen.ts'
import { drawMarble } from './surfaces/marble.ts'
import { drawMetal } from './surfaces/metal.ts'
import { drawPaperLayers } from './surfaces/paper-layers.ts'
import { drawSand } from './surfaces/sand.ts'
import { drawStrata } from './surfaces/strata.ts'
import { drawTerrazzo } from './surfaces/terrazzo.ts'
import { drawBalance } from './things/balance.ts'
import { drawBooks } from './things/books.ts'
import { drawBowl } from './things/bowl.ts'
import { drawCandle } from './things/candle.ts'
import { drawComb } from './things/comb.ts'
import { drawCup } from './things/cup.ts'
import { drawDrawers } from './things/drawers.ts'
import { drawDropper } from './things/dropper.ts'
import { drawFeather } from './things/feather.ts'
import { drawFlasks } from './things/flasks.ts'
import { drawHourglass } from './things/hourglass.ts'
import { drawInkstone } from './things/inkstone.ts'
import { drawMirror } from './things/mirror.ts'
import { drawMortar } from './things/mortar.ts'
import { drawShelf } from './things/shelf.ts'
import { drawSpools } from './things/spools.ts'
import { drawStones } from './things/stones.ts'
import { drawTowels } from './things/towels.ts'
import { drawVials } from './things/vials.ts'
import { drawTextureAfter, drawTextureBefore } from './texture.ts'
import { drawDrops, drawWater } from './water.ts'
import { drawLight } from './window-light.ts'

export type { Logo, Partner } from './logo.ts'
export { drawLogo, drawMark } from './logo.ts'
export { palettes } from './palettes.ts'
export type { Palette } from './palettes.ts'

/** The most pixels a kind is drawn with; a larger picture is enlarged, which soft forms do not show. */
const SOFT = 200_000
const FORM = 600_000
const LINE = Number.POSITIVE_INFINITY

const kinds = {
  hero: { draw: drawHero, detail: FORM },
  'hero-silk': { draw: drawHeroSilk, detail: SOFT },
  'hero-water': { draw: drawHeroWater, detail: SOFT },
  'hero-still': { draw: drawHeroStill, detail: FORM },
  'hero-ink': { draw: drawHeroInk, detail: FORM },
  petals: { draw: drawPetals, detail: FORM },
  water: { draw: drawWater, detail: SOFT },
  drops: { draw: drawDrops, detail: FORM },
  glass: { draw: drawGlass, detail: SOFT },
  glow: { draw: drawGlow, detail: SOFT },
  folds: { draw: drawFolds, detail: SOFT },
  botanical: { draw: drawBotanical, detail: LINE },
  light: { draw: drawLight, detail: SOFT },
  still: { draw: drawStill, detail: FORM },
  handpiece: { draw: drawHandpiece, detail: FORM },
  'led-panel': { draw: drawLedPanel, detail: FORM },
  loupe: { draw: drawLoupe, detail: FORM },
  microscope: { draw: drawMicroscope, detail: FORM },
  monitor: { draw: drawMonitor, detail: FORM },
  'surgical-lamp': { draw: drawSurgicalLamp, detail: FORM },
  transducer: { draw: drawTransducer, detail: FORM },
  'open-hand': { draw: drawOpenHand, detail: FORM },
  pulse: { draw: drawPulse, detail: FORM },
  eucalyptus: { draw: drawEucalyptus, detail: FORM },
  ginkgo: { draw: drawGinkgo, detail: FORM },
  monstera: { draw: drawMonstera, detail: FORM },
  moss: { draw: drawMoss, detail: FORM },
  orchid: { draw: drawOrchid, detail: FORM },
  palm: { draw: drawPalm, detail: FORM },
  pampas: { draw: drawPampas, detail: FORM },
  pine: { draw: drawPine, detail: FORM },
  waterlily: { draw: drawWaterlily, detail: FORM },
  consultation: { draw: drawConsultation, detail: FORM },
  corridor: { draw: drawCorridor, detail: FORM },
  hanok: { draw: drawHanok, detail: FORM },
  'laser-room': { draw: drawLaserRoom, detail: FORM },
  lounge: { draw: drawLounge, detail: FORM },
  'powder-room': { draw: drawPowderRoom, detail: FORM },
  reception: { draw: drawReception, detail: FORM },
  stairs: { draw: drawStairs, detail: FORM },
  terrace: { draw: drawTerrace, detail: FORM },
  treatment: { draw: drawTreatmentRoom, detail: FORM },
  ward: { draw: drawWard, detail: FORM },
  cells: { draw: drawCells, detail: FORM },
  contours: { draw: drawContours, detail: FORM },
  glaze: { draw: drawGlaze, detail: FORM },
  hanji: { draw: drawHanji, detail: FORM },
  linen: { draw: drawLinen, detail: FORM },
  marble: { draw: drawMarble, detail: SOFT },
  metal: { draw: drawMetal, detail: FORM },
  'paper-layers': { draw: drawPaperLayers, detail: FORM },
  sand: { draw: drawSand, detail: FORM },
  strata: { draw: drawStrata, detail: FORM },
  terrazzo: { draw: drawTerrazzo, detail: FORM },
  balance: { draw: drawBalance, detail: FORM },
  books: { draw: drawBooks, detail: FORM },
  bowl: { draw: drawBowl, detail: FORM },
  candle: { draw: drawCandle, detail: FORM },
  comb: { draw: drawComb, detail: FORM },
  cup: { draw: drawCup, detail: FORM },
  drawers: { draw: drawDrawers, detail: FORM },
  dropper: { draw: drawDropper, detail: FORM },
  feather: { draw: drawFeather, detail: FORM },
  flasks: { draw: drawFlasks, detail: FORM },
  hourglass: { draw: drawHourglass, detail: FORM },
  inkstone: { draw: drawInkstone, detail: FORM },
  mirror: { draw: drawMirror, detail: FORM },
  mortar: { draw: drawMortar, detail: FORM },
  shelf: { draw: drawShelf, detail: FORM },
  spools: { draw: drawSpools, detail: FORM },
  stones: { draw: drawStones, detail: FORM },
  towels: { draw: drawTowels, detail: FORM },
  vials: { draw: drawVials, detail: FORM },
  hills: { draw: drawHills, detail: FORM },
  bamboo: { draw: drawBamboo, detail: FORM },
  herbs: { draw: drawHerbs, detail: LINE },
  jar: { draw: drawJar, detail: FORM },
  portrait: { draw: drawPortrait, detail: LINE },
  team: { draw: drawTeam, detail: LINE },
  group: { draw: drawGroup, detail: FORM },
  'texture-before': { draw: drawTextureBefore, detail: SOFT },
  'texture-after': { draw: drawTextureAfter, detail: SOFT },
  map: { draw: drawMap, detail: LINE },
} satisfies Record<string, { draw: (sheet: Sheet) => void; detail: number }>

export type PictureKind = keyof typeof kinds
export const pictureKinds = Object.keys(kinds) as PictureKind[]

/** `width` and `height` in pixels; `dark` draws light forms on a dark ground. */
export type Picture = {
  kind: PictureKind
  palette: Palette
  seed: number
  width: number
  height: number
  dark?: boolean
}

function draw(picture: Picture): Sheet {
  const sheet = createSheet(picture)
  kinds[picture.kind].draw(sheet)
  return sheet
}

/** SVG text of a picture; the same input gives the same text. */
export const drawSvg = (picture: Picture): string => draw(picture).text()

/** The picture rendered to WebP, grain included. */
export async function drawPicture(picture: Picture): Promise<Buffer> {
  const { kind, seed, width, height, palette } = picture
  const scale = Math.min(1, Math.sqrt(kinds[kind].detail / (width * height)))
  // The renderer blurs against an empty surround, so a picture is drawn larger and cut to its size.
  const bleed = Math.round(Math.sqrt(width * height) * 0.04)
  const edge = Math.round(bleed * scale)
  const drawn = await sharp(Buffer.from(draw(picture).text(bleed, scale)))
    .extract({ left: edge, top: edge, width: Math.round(width * scale), height: Math.round(height * scale) })
    .flatten({ background: palette.ground })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  addGrain(drawn, seed)
  return sharp(drawn, { raw: { width, height, channels: 3 } })
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
}
