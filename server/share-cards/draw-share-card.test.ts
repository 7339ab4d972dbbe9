import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { theme } from '#schema/theme.ts'
import { typefaces } from '../fonts/typefaces.ts'
import { drawShareCard } from './draw-share-card.tsx'

let picture: Buffer
beforeAll(async () => {
  const create = { width: 40, height: 30, channels: 3, background: '#336699' } as const
  picture = await sharp({ create }).png().toBuffer()
})

type Given = { title: string; picture?: Buffer | null; displayFont?: 'pretendard' | 'notoSerif' }

const draw = ({ title, picture = null, displayFont = 'pretendard' }: Given) =>
  drawShareCard(
    {
      card: {
        title,
        kind: '공지사항',
        clinic: '가온의원',
        theme: theme.parse({ displayFont, ground: '#ffffff' }),
      },
      logo: null,
      picture,
    },
    (name) => readFile(`node_modules/${typefaces[name].source}`),
  )

/** True where a part of a card on a white ground has something written on it. */
async function isWritten(card: Uint8Array, [left, top, right, bottom]: [number, number, number, number]) {
  const part = { left, top, width: right - left, height: bottom - top }
  const pixels = await sharp(card).extract(part).greyscale().raw().toBuffer()
  return pixels.some((pixel) => pixel < 200)
}

test('a card is a JPEG of 1200 × 630, with and without a picture', async () => {
  for (const given of [null, picture]) {
    const { format, width, height } = await sharp(await draw({ title: '리프팅', picture: given })).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  }
})

const titles = {
  'one syllable': '꽃',
  'a long sentence': '평일 진료를 저녁 여덟 시까지 늘리고 토요일에는 오후 세 시까지 문을 엽니다 '.repeat(6),
  'one word without a space': '가나다라마바사아자차카타파하'.repeat(6),
  'letters of another script': `${'W'.repeat(90)} ${'iii '.repeat(40)}`,
}
for (const [name, title] of Object.entries(titles)) {
  test.each(['pretendard', 'notoSerif'] as const)(
    `a title of ${name} stays in its place, set in %s`,
    async (displayFont) => {
      const card = await draw({ title, picture, displayFont })
      expect(await isWritten(card, [64, 340, 608, 582])).toBe(true)
      // Between the title and the picture, between the clinic's name and three lines, and the margins.
      expect(await isWritten(card, [612, 20, 648, 610])).toBe(false)
      expect(await isWritten(card, [20, 130, 640, 310])).toBe(false)
      expect(await isWritten(card, [0, 0, 60, 630])).toBe(false)
      expect(await isWritten(card, [0, 590, 640, 630])).toBe(false)
    },
  )
}

test('an emoji leaves no empty box, and a title of nothing else gives way to the clinic’s name', async () => {
  expect(await draw({ title: '🎉 겨울 이벤트 👩🏻‍⚕️', picture })).toEqual(
    await draw({ title: '겨울 이벤트', picture }),
  )
  expect(await draw({ title: '🎉', picture })).toEqual(await draw({ title: '가온의원', picture }))
})
