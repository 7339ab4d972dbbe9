import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { collectStyles } from './css.ts'
import { LazyPicture } from './lazy-picture.tsx'
import { Picture } from './picture.tsx'
import { WholePicture } from './whole-picture.tsx'

// Runs without a document, as on the server.
const image = { src: '/_files/1/0123456789abcdef-1200x900.webp', alt: '로비', width: 1200, height: 900 }
const at = (point: string) => ({ ...image, src: `${image.src}#focus=${point}` })

function drawn(picture: ReactElement) {
  const { result: markup, styles } = collectStyles(() => renderToStaticMarkup(picture))
  return { markup, style: /<img[^>]*\sstyle="([^"]*)"/.exec(markup)?.[1], rules: styles.tags }
}

test('a picture is cut round its focal point, and is asked for as if it had none', () => {
  const plain = drawn(<Picture image={image} sizes="100vw" fit="landscape" />)
  const focused = drawn(<Picture image={at('30,20')} sizes="100vw" fit="landscape" />)
  expect(plain.style).toBeUndefined()
  expect(focused.style).toBe('--focus:30% 20%;--phone-focus:30% 20%')
  expect(focused.rules).toContain('object-position:var(--focus)')
  const asked = ({ markup }: typeof plain) => markup.match(/(?:src|srcSet)="[^"]*"/g)
  expect(asked(focused)).toEqual(asked(plain))
  expect(focused.markup).not.toContain('#')
})

test('a picture for phones is cut round a point of its own, in its middle where it has none', () => {
  const both = drawn(<Picture image={at('30,20')} mobileImage={at('80,10')} sizes="100vw" fit="fill" />)
  expect(both.style).toBe('--focus:30% 20%;--phone-focus:80% 10%')
  expect(both.rules).toMatch(/@media[^{]*max-width[^{]*\{[^}]*object-position:var\(--phone-focus\)/)
  const wideAlone = drawn(<Picture image={at('30,20')} mobileImage={image} sizes="100vw" fit="fill" />)
  expect(wideAlone.style).toBe('--focus:30% 20%')
  const phoneAlone = drawn(<Picture image={image} mobileImage={at('0,100')} sizes="100vw" fit="fill" />)
  expect(phoneAlone.style).toBe('--phone-focus:0% 100%')
})

describe('a long picture', () => {
  const long = {
    src: '/_files/1/0123456789abcdef-860x16000.webp',
    alt: '시술 안내',
    width: 860,
    height: 16_000,
  }
  const attributes = (markup: string, name: string) =>
    [...markup.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value]) => value)

  test('is shown in strips that make up the whole, each in its own shape, the first of them described', () => {
    const { markup } = drawn(<WholePicture image={long} sizes="100vw" priority />)
    const heights = attributes(markup, 'height').map(Number)
    expect(heights.reduce((sum, height) => sum + height)).toBe(16_000)
    expect(Math.max(...heights)).toBeLessThanOrEqual(2048)
    expect(attributes(markup, 'style')).toEqual(heights.map((height) => `aspect-ratio:860 / ${height}`))
    expect(attributes(markup, 'srcSet').map((set) => /strip=\d+/.exec(set ?? '')?.[0])).toEqual(
      heights.map((_, index) => `strip=${index}`),
    )
    expect(attributes(markup, 'alt')).toEqual(['시술 안내', ...heights.slice(1).map(() => '')])
    expect(attributes(markup, 'loading')).toEqual(['eager', ...heights.slice(1).map(() => 'lazy')])
  })

  test('takes turns with another picture on a phone, and is cut at its focal point where a place has a shape', () => {
    const both = drawn(<WholePicture image={image} mobileImage={long} sizes="100vw" />).markup
    expect(attributes(both, 'height').map(Number)).toEqual([900, ...Array(8).fill(2000)])
    const cut = drawn(
      <Picture image={{ ...long, src: `${long.src}#focus=10,80` }} sizes="100vw" fit="fill" />,
    )
    expect(attributes(cut.markup, 'src')[0]).toMatch(/width=1080&amp;quality=75&amp;focus=80$/)
    const elsewhere = { ...long, src: 'https://images.example.com/long.jpg' }
    expect(attributes(drawn(<WholePicture image={elsewhere} sizes="100vw" />).markup, 'height')).toEqual([
      '16000',
    ])
  })
})

test('a picture of a long list is cut round its focal point too', () => {
  const { markup } = drawn(<LazyPicture image={at('30,20')} sizes="50vw" fit="square" />)
  expect(markup).toContain('--focus:30% 20%')
})
