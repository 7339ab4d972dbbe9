import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Picture } from '#ui/picture.tsx'
import { pagePictures } from './page-pictures.ts'

const picture = (src: string, more = {}) =>
  renderToStaticMarkup(
    createElement(Picture, {
      image: { src, width: 2000, height: 1000, alt: '' },
      sizes: '(max-width: 768px) 100vw, 33vw',
      ...more,
    }),
  )
const widths = (html: string, src: string) =>
  pagePictures(html)
    .filter((address) => address.includes(encodeURIComponent(src)))
    .map((address) => Number(/width=(\d+)/.exec(address)?.[1]))
    .sort((a, b) => a - b)

test('a picture is named in the widths that phones and desktops ask for, and in no other', () => {
  // 390 px at 3: 1,170 dots, nearer to 1,080 than to 1,440. A third of 1,440 px at 1: 475.
  expect(widths(picture('/_files/a.webp'), '/_files/a.webp')).toEqual([480, 640, 828, 1080])
})

test('a picture for phones alone is named for phones alone', () => {
  const html = picture('/_files/wide.webp', {
    mobileImage: { src: '/_files/tall.webp', width: 1000, height: 2000, alt: '' },
    sizes: '100vw',
  })
  expect(widths(html, '/_files/tall.webp')).toEqual([640, 828, 1080])
  expect(Math.max(...widths(html, '/_files/wide.webp'))).toBe(2560)
})

test('pictures stand in the order of the page, and those from elsewhere are none of ours', () => {
  const html = `${picture('/_files/first.webp')}${picture('https://example.com/x.webp')}${picture('/_files/second.webp')}`
  const names = pagePictures(html).map((address) => /F(\w+)\.webp/.exec(address)?.[1])
  expect([...new Set(names)]).toEqual(['first', 'second'])
})
