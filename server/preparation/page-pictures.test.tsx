import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { shownPictures } from '#tests/support/shown-pictures.tsx'
import { Picture, type PictureProps } from '#ui/picture.tsx'
import { pagePictures } from './page-pictures.ts'

const image = (src: string) => ({ src, width: 2000, height: 1000, alt: '' })
const picture = (src: string, more: Partial<PictureProps> = {}) => (
  <Picture image={image(src)} sizes="(max-width: 768px) 100vw, 33vw" {...more} />
)
const widths = (content: ReactNode, src: string) =>
  pagePictures(shownPictures(content))
    .filter((address) => address.includes(encodeURIComponent(src)))
    .map((address) => Number(/width=(\d+)/.exec(address)?.[1]))
    .sort((a, b) => a - b)

test('a picture is named in the widths that phones and desktops ask for, and in no other', () => {
  // 390 px at 3: 1,170 dots, nearer to 1,080 than to 1,440. A third of 1,440 px at 1: 475.
  expect(widths(picture('/_files/a.webp'), '/_files/a.webp')).toEqual([480, 640, 828, 1080])
})

test('a picture for phones alone is named for phones alone, and takes the place of the other there', () => {
  const content = picture('/_files/wide.webp', { mobileImage: image('/_files/tall.webp'), sizes: '100vw' })
  expect(widths(content, '/_files/tall.webp')).toEqual([640, 828, 1080])
  expect(widths(content, '/_files/wide.webp')).toEqual([1440, 1920, 2560])
})

test('pictures stand in the order of the page, and those from elsewhere are none of ours', () => {
  const content = (
    <>
      {picture('/_files/first.webp')}
      {picture('https://example.com/x.webp')}
      {picture('/_files/second.webp')}
    </>
  )
  const names = pagePictures(shownPictures(content)).map((address) => /F(\w+)\.webp/.exec(address)?.[1])
  expect([...new Set(names)]).toEqual(['first', 'second'])
})
