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
import { drawInterior } from './interior.ts'
import { drawJar } from './jar.ts'
import { drawMap } from './map.ts'
import type { Palette } from './palettes.ts'
import { drawPetals } from './petals.ts'
import { drawPortrait } from './portrait.ts'
import type { Sheet } from './sheet.ts'
import { createSheet } from './sheet.ts'
import { drawStill } from './still.ts'
import { drawTextureAfter, drawTextureBefore } from './texture.ts'
import { drawDrops, drawWater } from './water.ts'
import { drawLight } from './window-light.ts'

export type { Logo, Partner } from './logo.ts'
export { drawLogo, drawMark } from './logo.ts'
export { palettes } from './palettes.ts'
export type { Palette } from './palettes.ts'

/** The most pixels a kind is drawn with; a larger picture is enlarged, which soft forms do not show. */
const SOFT = 450_000
const FORM = 1_000_000
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
  interior: { draw: drawInterior, detail: FORM },
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
    .webp({ quality: 82 })
    .toBuffer()
}
