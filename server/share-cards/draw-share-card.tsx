import satori from 'satori'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { maxPixels } from '#backend/clinic/files/raster.ts'
import { shareCardSize, type ShareCard } from '#renderer/server/share-card.ts'
import { keptFeatures, typefaces, type TypefaceName } from '../fonts/typefaces.ts'
import { CardLayout, logoBox, pictureBox, type CardPicture } from './card-layout.tsx'
import { cardText } from './card-text.ts'

/** A card, with the stored files that it shows. */
export type CardTask = { card: ShareCard; logo: Uint8Array | null; picture: Uint8Array | null }

type Weight = 700 | 800
const weights: Record<TypefaceName, Weight[]> = { body: [700, 800], serif: [700] }

/** Draws a card as a JPEG. `readTypeface` gives the file of a whole typeface. */
export async function drawShareCard(
  { card: given, logo, picture }: CardTask,
  readTypeface: (name: TypefaceName) => Promise<Buffer>,
): Promise<Uint8Array> {
  const clinic = cardText(given.clinic)
  const card = {
    ...given,
    clinic,
    title: cardText(given.title) || clinic,
    kind: given.kind && cardText(given.kind),
  }
  const [logoPicture, cover, fonts] = await Promise.all([
    picture && logo ? fitted(logo) : undefined,
    picture ? covering(picture) : undefined,
    fontsOf(`${card.title}${card.kind ?? ''}${clinic}…`, readTypeface),
  ])
  const svg = await satori(<CardLayout card={card} logo={logoPicture} picture={cover} />, {
    ...shareCardSize,
    fonts,
  })
  return sharp(Buffer.from(svg)).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** A picture that fills its box, cut where it is too long. */
async function covering(bytes: Uint8Array): Promise<CardPicture> {
  const cover = await sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ ...pictureBox, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return { src: `data:image/jpeg;base64,${cover.toString('base64')}`, ...pictureBox }
}

/** A logo inside its box, drawn in twice its size. */
async function fitted(bytes: Uint8Array): Promise<CardPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
    .resize({ width: logoBox.width * 2, height: logoBox.height * 2, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return {
    src: `data:image/png;base64,${data.toString('base64')}`,
    width: info.width / 2,
    height: info.height / 2,
  }
}

/** The typefaces in the weights of a card, with just its characters. */
function fontsOf(text: string, readTypeface: (name: TypefaceName) => Promise<Buffer>) {
  const fonts = (Object.keys(typefaces) as TypefaceName[]).flatMap((name) =>
    weights[name].map(async (weight) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await subsetFont(await readTypeface(name), text, {
        targetFormat: 'truetype',
        keepFeatures: keptFeatures,
        ...(typefaces[name].variationAxes && { variationAxes: { wght: weight } }),
      }),
    })),
  )
  return Promise.all(fonts)
}
