import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Picture } from './draw.ts'
import { rounds } from '#tests/support/rounds.ts'
import { drawLogo, drawMark, drawPicture, drawSvg, palettes, pictureKinds } from './draw.ts'

const partners = ['raon', 'mirae', 'sol'] as const
const heroes = pictureKinds.filter((kind) => kind.startsWith('hero'))

const everyPicture = pictureKinds.flatMap((kind, i) =>
  partners.map((partner, k): [string, Picture] => [
    `${kind} of ${partner}`,
    { kind, palette: palettes[partner], seed: i * 3 + k + 1, width: 240, height: 180, dark: k === 1 },
  ]),
)

const linear = (byte: number): number =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4

/** The extremes of relative luminance (WCAG 2.2) among the pixels of a part of an image; grain is averaged away first. */
async function luminance(image: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const cut = await sharp(image).extract(part).toBuffer()
  const pixels = await sharp(cut).resize(60, 60, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  let [low, high] = [1, 0]
  for (let i = 0; i < pixels.length; i += 3) {
    const [r, g, b] = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0]
    const value = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return { low, high }
}

describe('drawSvg', () => {
  it.each(everyPicture)(
    'draws the same text twice, of shapes and with nothing from elsewhere: %s',
    (_, picture) => {
      const svg = drawSvg(picture)
      expect(drawSvg(picture)).toBe(svg)
      expect(svg).not.toMatch(/<text|<image|href=|NaN|undefined|Infinity/)
    },
  )

  it.each(pictureKinds)('draws another %s for another seed', (kind) => {
    const picture = { kind, palette: palettes.raon, width: 240, height: 180 }
    expect(drawSvg({ ...picture, seed: 1 })).not.toBe(drawSvg({ ...picture, seed: 2 }))
  })
})

describe('drawPicture', () => {
  // Each kind, for one partner after the other.
  const somePictures = everyPicture.filter((_, i) => i % 3 === Math.floor(i / 3) % 3)
  it.each(rounds({ few: somePictures, all: everyPicture }))(
    'renders %s at its size, not flat',
    async (_, picture) => {
      const image = sharp(await drawPicture(picture))
      const { format, width, height } = await image.metadata()
      expect({ format, width, height }).toEqual({ format: 'webp', width: 240, height: 180 })
      const { channels } = await image.stats()
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(3)
    },
  )

  const everyHero = heroes.flatMap((kind) =>
    partners.flatMap((partner) => [1, 2, 3, 4].map((seed) => ({ kind, partner, seed }))),
  )
  // Each kind, for one partner after the other.
  const someHeroes = heroes.map((kind, i) => ({
    kind,
    partner: partners[i % partners.length] ?? 'raon',
    seed: 1,
  }))
  it.each(rounds({ few: someHeroes, all: everyHero }))(
    'leaves words readable on $kind of $partner, seed $seed',
    async ({ kind, partner, seed }) => {
      const wide = { left: 0, top: 0, width: 480 * 0.45, height: 270 }
      const tall = { left: 0, top: 360 * 0.6, width: 270, height: 360 * 0.4 }
      const picture = { kind, palette: palettes[partner], seed }
      for (const [size, part] of [
        [{ width: 480, height: 270 }, wide],
        [{ width: 270, height: 360 }, tall],
      ] as const) {
        const dark = await luminance(await drawPicture({ ...picture, ...size, dark: true }), part)
        expect(1.05 / (dark.high + 0.05), `white on dark, ${size.width} wide`).toBeGreaterThanOrEqual(4.5)
        const light = await luminance(await drawPicture({ ...picture, ...size }), part)
        expect((light.low + 0.05) / 0.065, `ink on light, ${size.width} wide`).toBeGreaterThanOrEqual(4.5)
      }
    },
  )
})

describe('drawLogo', () => {
  it.each(partners)('renders the mark and wordmark of %s', async (partner) => {
    const logo = { partner, name: '이름', latin: partner.toUpperCase(), palette: palettes[partner] }
    for (const tone of ['color', 'white'] as const) {
      const svg = drawLogo({ ...logo, tone, height: 120 })
      expect(svg).not.toContain('<text')
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect(height).toBe(120)
      expect(width).toBeGreaterThan(240)
    }
    const mark = await sharp(Buffer.from(drawMark({ ...logo, tone: 'color' }))).metadata()
    expect([mark.width, mark.height]).toEqual([256, 256])
  })

  it('names a letter that has no drawing', () => {
    const logo = { partner: 'sol', name: '솔', latin: 'SOX', palette: palettes.sol, tone: 'color' } as const
    expect(() => drawLogo(logo)).toThrow('"sol" has no letter "X" of "SOX"')
  })
})
