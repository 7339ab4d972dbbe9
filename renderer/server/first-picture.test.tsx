import { expect, test } from 'vitest'
import { shownPictures } from '#tests/support/shown-pictures.tsx'
import { Picture, type PictureProps } from '#ui/picture.tsx'
import { firstPicturePaths, firstPicturePreloads, firstPictureStyles } from './first-picture.ts'

const image = (name: string) => ({ src: `/_files/1/${name}.webp`, width: 1920, height: 1080, alt: '"> <b>' })
/** Shows a page whose second picture is on its first screen. */
const pageOf = (props: Partial<PictureProps>) =>
  shownPictures(
    <main>
      <Picture image={image('late')} sizes="96px" />
      <Picture image={image('wide')} sizes="100vw" priority {...props} />
      <Picture image={image('second')} sizes="100vw" priority />
    </main>,
  )
const colours = { '/_files/1/wide.webp': ['#111111', '#222222'], '/_files/1/tall.webp': ['#333333'] }

test('the first picture with priority is loaded for its width, and another for phones', () => {
  const alone = firstPicturePreloads(pageOf({}))
  expect(alone.match(/<link /g)).toHaveLength(1)
  expect(alone).toContain('imagesizes="100vw"')
  expect(alone).toContain('wide.webp&amp;width=1920')
  const both = pageOf({ mobileImage: image('tall') })
  const [forPhones, forOthers] = firstPicturePreloads(both).split('\n')
  expect(forPhones).toMatch(/media="\(max-width: 768px\)".*tall\.webp/)
  expect(forOthers).toMatch(/media="not all and \(max-width: 768px\)".*wide\.webp/)
  expect(firstPicturePaths(both)).toEqual(Object.keys(colours))
})

test('it has its own colours until it has come, where they are known', () => {
  const focused = { ...image('wide'), src: '/_files/1/wide.webp#focus=30,20' }
  const pictures = pageOf({ image: focused, mobileImage: image('tall') })
  expect(firstPictureStyles(pictures, colours)).toBe(
    'img[src="/_image?url=%2F_files%2F1%2Fwide.webp&width=1080&quality=75"]{background-image:linear-gradient(#111111,#222222)}' +
      '@media (max-width: 768px){img[src="/_image?url=%2F_files%2F1%2Fwide.webp&width=1080&quality=75"]{background-image:linear-gradient(#333333)}}',
  )
  expect(firstPictureStyles(pictures, {})).toBe('')
})

test('what an address of somewhere else holds gets into no rule and no attribute', () => {
  const src = 'https://elsewhere.test/"]{}</style><b>.webp'
  const pictures = pageOf({ image: { ...image(''), src } })
  expect(firstPictureStyles(pictures, { [src]: ['#111111'] })).toBe('')
  expect(firstPicturePreloads(pictures)).toBe('')
  expect(firstPicturePaths(pictures)).toEqual([])
  expect(firstPicturePreloads(pageOf({ sizes: '"><b>' }))).not.toContain('<b>')
})

test('a page without one is left as it is', () => {
  const pictures = shownPictures(<Picture image={image('late')} sizes="96px" />)
  expect([firstPicturePreloads(pictures), firstPictureStyles(pictures, colours)]).toEqual(['', ''])
  expect(firstPicturePaths(pictures)).toEqual([])
})
