// @vitest-environment happy-dom
import {
  choose,
  formSchema,
  labelled,
  openAll,
  press,
  type,
  useFormScreen,
} from '#tests/support/form-screen.tsx'
import { expect, test } from 'vitest'
import { z } from 'zod'

const { show: showForm } = useFormScreen()
const show = (schema: z.ZodType, data: Record<string, unknown>) => showForm(formSchema(schema), data)

const leaf = z.object({
  title: z.string().min(1).meta({ title: '이름' }),
  url: z.string().nullable().default(null).meta({ title: '주소', control: 'link' }),
})
const everything = z.object({
  title: z.string().max(20).meta({ title: '제목' }),
  note: z.string().nullable().default(null).meta({ title: '메모' }),
  memo: z.string().max(9).nullable().default(null).meta({ title: '짧은 메모' }),
  count: z.number().int().min(0).default(3).meta({ title: '개수' }),
  wide: z.boolean().default(true).meta({ title: '넓게' }),
  items: z.array(leaf).max(3).default([]).meta({ title: '메뉴' }),
  lines: z.array(z.string()).default([]).meta({ title: '줄' }),
  link: leaf.nullable().default(null).meta({ title: '버튼' }),
  shape: z
    .discriminatedUnion('type', [
      z
        .object({ type: z.literal('round'), radius: z.number().meta({ title: '반지름' }) })
        .meta({ title: '원' }),
      z
        .object({ type: z.literal('square'), side: z.number().meta({ title: '한 변' }) })
        .meta({ title: '네모' }),
    ])
    .meta({ title: '모양' }),
  plain: z
    .union([z.literal('a'), z.literal('b')])
    .default('a')
    .meta({ title: '가나' }),
})
const data = everything.parse({ title: '첫 화면', shape: { type: 'round', radius: 3 } })

test('typing reports the whole data with the one field changed', () => {
  const { element, changes } = show(everything, data)
  type(labelled(element, '제목'), '둘째 화면')
  expect(changes.at(-1)).toEqual({ ...data, title: '둘째 화면' })
})

test('a nullable text becomes null again when it is cleared, a plain one an empty text', () => {
  const { element, changes } = show(everything, { ...data, note: '적음' })
  type(labelled(element, '메모'), '')
  expect(changes.at(-1)).toMatchObject({ note: null })
  type(labelled(element, '짧은 메모'), '가')
  type(labelled(element, '짧은 메모'), '')
  expect(changes.at(-1)).toMatchObject({ memo: null })
  type(labelled(element, '제목'), '')
  expect(changes.at(-1)).toMatchObject({ title: '' })
})

test('an added item has its required texts and its defaults, and takes the focus', () => {
  const { element, changes } = show(everything, data)
  openAll(element)
  press(element, '메뉴 추가')
  expect(changes.at(-1)).toMatchObject({ items: [{ title: '', url: null }] })
  expect(document.activeElement?.id).toBe('field.items.0.title')
})

test('items are moved, copied and removed', () => {
  const items = [
    { title: '가', url: null },
    { title: '나', url: null },
  ]
  const { element, changes } = show(everything, { ...data, items })
  press(element, '2번째 위로')
  expect(changes.at(-1)).toMatchObject({ items: [items[1], items[0]] })
  press(element, '1번째 복제')
  expect(changes.at(-1)).toMatchObject({ items: [items[1], items[1], items[0]] })
  press(element, '3번째 삭제')
  expect(changes.at(-1)).toMatchObject({ items: [items[1], items[1]] })
})

test('a group that may be left out is added and cleared', () => {
  const { element, changes } = show(everything, data)
  press(element, '버튼 추가')
  expect(changes.at(-1)).toMatchObject({ link: { title: '', url: null } })
  press(element, '비우기')
  expect(changes.at(-1)).toMatchObject({ link: null })
})

test('a union shows the fields of its kind, and going back to a kind gives back what it had', () => {
  const { element, changes } = show(everything, data)
  choose(element, '네모')
  expect(changes.at(-1)?.shape).toMatchObject({ type: 'square' })
  expect(element.textContent).toContain('한 변')
  choose(element, '원')
  expect(changes.at(-1)?.shape).toEqual({ type: 'round', radius: 3 })
})
