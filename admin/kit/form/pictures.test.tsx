// @vitest-environment happy-dom
import { gatedImage } from '#schema/files.ts'
import { image, imageSource } from '#schema/primitives.ts'
import {
  arrives,
  buttonNamed,
  click,
  formSchema,
  press,
  there,
  useFormScreen,
} from '#tests/support/form-screen.tsx'
import { act } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'

const schema = z.object({
  photo: image.optional().meta({ title: '사진', ratio: '4:3' }),
  logo: imageSource.optional().meta({ title: '로고' }),
  before: gatedImage.optional().meta({ title: '전' }),
})
const photo = { src: '/_files/1/0123456789abcdef-800x600.webp', alt: '로비', width: 800, height: 600 }
const other = { src: '/_files/1/fedcba9876543210-640x480.webp', alt: '대기실', width: 640, height: 480 }
const gated = { src: '/_files/1/gated/0123456789abcdef.webp', alt: '전', width: 40, height: 30 }

const form = useFormScreen()
const show = (data: Record<string, unknown>) => form.show(formSchema(schema), data, { pictures: [other] })

const group = (name: string) => document.querySelector(`[role=group][aria-label="${name}"]`)!
const dialog = () => arrives(() => there(document.querySelector('dialog')))
const slider = (axis: string) =>
  document.querySelector<HTMLInputElement>(`[aria-label="초점의 ${axis} 위치"]`)!
const key = (name: string, shiftKey = false) =>
  act(() =>
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true }),
    ),
  )
const looks = () => [...document.querySelectorAll<HTMLElement>('dialog li img')].map(({ style }) => style)

test('the focal point is moved by arrow keys, seen in each cut, and kept in the address', async () => {
  const { element, changes } = show({ photo })
  press(group('사진'), '초점')
  await arrives(() => expect(document.activeElement).toBe(slider('가로')))
  for (let step = 0; step < 2; step += 1) key('ArrowLeft', true)
  key('ArrowUp')
  act(() => slider('세로').focus())
  key('ArrowRight')
  expect([slider('가로'), slider('세로')].map((one) => one.getAttribute('aria-valuetext'))).toEqual([
    '왼쪽에서 31%',
    '위에서 49%',
  ])
  expect(looks().map(({ aspectRatio, objectPosition }) => [aspectRatio, objectPosition])).toEqual([
    ['4 / 3', '31% 49%'],
    ['21 / 9', '31% 49%'],
    ['3 / 4', '31% 49%'],
    ['1 / 1', '31% 49%'],
  ])
  press(await dialog(), '이 초점 적용')
  expect(changes.at(-1)).toEqual({ photo: { ...photo, src: `${photo.src}#focus=31,49` } })
  expect(document.querySelector('dialog')).toBeNull()
  expect(element.textContent).toContain('초점: 왼쪽에서 31%, 위에서 49%')
})

test('the focal point goes where the picture is pressed, and is taken back to the middle', async () => {
  const { changes } = show({ photo: { ...photo, src: `${photo.src}#focus=31,49` } })
  press(group('사진'), '초점')
  const picture = (await dialog()).querySelector('[aria-label=초점]')!.parentElement!
  expect(picture.querySelector('img')!.getAttribute('src')).not.toContain('focus')
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300)
  act(
    () =>
      void picture.dispatchEvent(
        new PointerEvent('pointerdown', { bubbles: true, clientX: 100, clientY: 30 }),
      ),
  )
  press(await dialog(), '이 초점 적용')
  expect(changes.at(-1)).toMatchObject({ photo: { src: `${photo.src}#focus=25,10` } })
  press(group('사진'), '초점')
  press(await dialog(), '가운데로')
  press(await dialog(), '이 초점 적용')
  expect(changes.at(-1)).toEqual({ photo })
})

test('another picture has no focal point yet', async () => {
  const { changes } = show({ photo: { ...photo, src: `${photo.src}#focus=31,49` } })
  press(group('사진'), '변경')
  click(await arrives(() => there(buttonNamed(document, '대기실640 × 480'))))
  expect(changes.at(-1)).toEqual({ photo: other })
})

test('a focal point is offered where a picture is cut, an address where the schema takes one from elsewhere', async () => {
  const data = { photo: { ...photo, src: 'https://example.com/a.jpg' }, logo: other.src, before: gated }
  show(data)
  const offered = ['사진', '로고', '전'].map((name) =>
    ['초점', '자르기'].filter((title) => buttonNamed(group(name), title)),
  )
  expect(offered).toEqual([['초점'], ['자르기'], ['자르기']])
  for (const [name, isOffered] of [
    ['사진', true],
    ['로고', true],
    ['전', false],
  ] as const) {
    press(group(name), '변경')
    const opened = await dialog()
    expect([name, buttonNamed(opened, '주소로 가져오기') !== undefined]).toEqual([name, isOffered])
    press(opened, '닫기')
  }
})

test('a picture that is an address alone is cleared where there may be none', () => {
  const clinic = z.object({ logo: imageSource.nullable().default(null).meta({ title: '로고' }) })
  const { changes } = form.show(formSchema(clinic), { logo: other.src })
  press(group('로고'), '비우기')
  expect(changes.at(-1)).toEqual({ logo: null })
  expect(buttonNamed(group('로고'), '비우기')).toBeUndefined()
})
