import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { collectStyles } from './css.ts'
import { LazyPicture } from './lazy-picture.tsx'
import { Picture } from './picture.tsx'

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

test('a picture of a long list is cut round its focal point too', () => {
  const { markup } = drawn(<LazyPicture image={at('30,20')} sizes="50vw" fit="square" />)
  expect(markup).toContain('--focus:30% 20%')
})
