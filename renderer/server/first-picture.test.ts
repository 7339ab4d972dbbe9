import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '#ui/picture.tsx'
import { firstPicturePaths, firstPicturePreloads, firstPictureStyles } from './first-picture.ts'

const image = (name: string) => ({ src: `/_files/1/${name}.webp`, width: 1920, height: 1080, alt: '"> <b>' })
const markup = (props: object) =>
  renderToStaticMarkup(
    createElement('main', {}, [
      createElement(Picture, { key: 1, image: image('late'), sizes: '96px' }),
      createElement(Picture, { key: 2, image: image('wide'), sizes: '100vw', priority: true, ...props }),
    ]),
  )
const colours = { '/_files/1/wide.webp': ['#111111', '#222222'], '/_files/1/tall.webp': ['#333333'] }

test('the first picture with priority is loaded for its width, and another for phones', () => {
  const alone = firstPicturePreloads(markup({}))
  expect(alone.match(/<link /g)).toHaveLength(1)
  expect(alone).toContain('imagesizes="100vw"')
  expect(alone).toContain('wide.webp&amp;width=1920')
  const both = firstPicturePreloads(markup({ mobileImage: image('tall') })).split('\n')
  expect(both[0]).toMatch(/media="\(max-width: 768px\)".*tall\.webp/)
  expect(both[1]).toMatch(/media="not all and \(max-width: 768px\)".*wide\.webp/)
  expect(firstPicturePaths(markup({ mobileImage: image('tall') }))).toEqual(Object.keys(colours))
})

test('the logo of the header is not it', () => {
  const logo =
    '<header><img src="/_image?url=%2F_files%2F1%2Flogo.webp&amp;width=480" fetchPriority="high"></header>'
  expect(firstPicturePaths(`${logo}${markup({})}`)).toEqual(['/_files/1/wide.webp'])
  expect(firstPicturePaths(`${logo}<main></main>`)).toEqual([])
})

test('it has its own colours until it has come, where they are known', () => {
  const html = markup({ mobileImage: image('tall') })
  expect(firstPictureStyles(html, colours)).toBe(
    'img[src="/_image?url=%2F_files%2F1%2Fwide.webp&width=1080&quality=75"]{background-image:linear-gradient(#111111,#222222)}' +
      '@media (max-width: 768px){img[src="/_image?url=%2F_files%2F1%2Fwide.webp&width=1080&quality=75"]{background-image:linear-gradient(#333333)}}',
  )
  expect(firstPictureStyles(html, {})).toBe('')
})

test('a page without one is left as it is', () => {
  const html = '<main><p>글</p></main>'
  expect([firstPicturePreloads(html), firstPictureStyles(html, colours)]).toEqual(['', ''])
  expect(firstPicturePaths(html)).toEqual([])
})
