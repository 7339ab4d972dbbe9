import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureColours } from './picture-colours.ts'

const plain = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 40, height: 40, channels, background } })

test('a picture is told by its colours from top to bottom', async () => {
  const below = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  const picture = await plain('#ff0000')
    .composite([{ input: below, left: 0, top: 20 }])
    .png()
    .toBuffer()
  const colours = await pictureColours(picture)
  expect(colours).toHaveLength(4)
  expect(colours?.[0]).toMatch(/^#f[\da-f]00[01][\da-f]$/)
  expect(colours?.[3]).toMatch(/^#[01][\da-f]00f[\da-f]$/)
})

test('one that is seen through has none, and neither has what is no picture', async () => {
  expect(await pictureColours(await plain('rgba(0,0,0,0.5)', 4).png().toBuffer())).toBeNull()
  expect(await pictureColours(Buffer.from('no picture'))).toBeNull()
})
