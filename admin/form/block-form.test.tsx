// @vitest-environment happy-dom
import type { ApiClient } from '#api/client.ts'
import type { LinkTarget } from '#schema/link-targets.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import type { FieldError } from '#schema/problem.ts'
import { safeUrl } from '#schema/primitives.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { AdminProvider, type Admin } from '../admin-context.tsx'
import { BlockForm } from './block-form.tsx'
import type { JsonSchema } from './json-schema.ts'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

const modules = import.meta.glob<BlockDefinition>('../../blocks/*/*/block.ts', {
  eager: true,
  import: 'default',
})
const definitions = Object.values(modules)
const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { target: 'draft-07', io: 'input' }) as JsonSchema

const unmount: (() => void)[] = []
afterEach(() => unmount.splice(0).forEach((run) => act(run)))

/** Rows and names there are, by what they are asked for as. */
type There = {
  choices?: Record<string, { id: number; label: string; note: string; status: string }[]>
  names?: Record<string, { value: string; label: string; note: string }[]>
  targets?: LinkTarget[]
  /** What addresses lead to; others lead nowhere. */
  described?: Record<string, string>
}
type Asked = { params: { source: string }; query?: { ids?: string; search?: string; url?: string } }
const apiOf = ({ choices = {}, names = {}, targets = [], described = {} }: There) => ({
  request: async (call: string, { params, query }: Asked) => {
    if (call === 'GET /admin/link-targets')
      return { rows: targets.filter(({ title }) => title.includes(query?.search ?? '')) }
    if (call === 'GET /admin/link-targets/described') {
      const title = described[query?.url ?? ''] ?? null
      return { title, problem: title ? null : '연결된 페이지가 없습니다.' }
    }
    if (call === 'GET /admin/names/{source}') return { rows: names[params.source] ?? [] }
    const ids = query?.ids?.split(',').map(Number)
    return { rows: (choices[params.source] ?? []).filter(({ id }) => !ids || ids.includes(id)) }
  },
})

function show(schema: z.ZodType, data: Record<string, unknown>, there: There = {}) {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  unmount.push(() => {
    root.unmount()
    element.remove()
  })
  const changes: Record<string, unknown>[] = []
  const json = toJsonSchema(schema)
  const client = new QueryClient()
  const api = apiOf(there) as unknown as ApiClient
  const change = (next: Record<string, unknown>) => {
    changes.push(next)
    render(next)
  }
  const render = (value: Record<string, unknown>, errors: readonly FieldError[] = []) =>
    root.render(
      <QueryClientProvider client={client}>
        <AdminProvider value={{ api } as Admin}>
          <BlockForm schema={json} data={value} errors={errors} onChange={change} />
        </AdminProvider>
      </QueryClientProvider>,
    )
  const rerender = (...shown: Parameters<typeof render>) => act(() => render(...shown))
  rerender(data)
  return { element, changes, rerender }
}

/** Waits for what was asked for to arrive. */
const arrives = async (check: () => void) => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  await vi.waitFor(check, { timeout: 30_000 })
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
}

const openAll = (element: HTMLElement) => {
  for (let round = 0; round < 6; round += 1) {
    const closed = element.querySelectorAll<HTMLElement>('[aria-expanded=false]')
    if (closed.length === 0) return
    act(() => closed.forEach((toggle) => toggle.click()))
  }
}

const type = (input: HTMLInputElement, value: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  })

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

const labelled = (element: HTMLElement, label: string) => {
  const found = [...element.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  return element.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`)!
}
const press = (element: HTMLElement, name: string) =>
  act(() =>
    [...element.querySelectorAll('button')]
      .find((button) => (button.getAttribute('aria-label') ?? button.textContent)?.trim() === name)!
      .click(),
  )

/** Chooses one of a few that stand side by side. */
const choose = (element: HTMLElement, name: string) => act(() => radio(element, name).click())
const radio = (element: HTMLElement, name: string) =>
  [...element.querySelectorAll<HTMLInputElement>('[type=radio]')].find(
    (input) => (input.getAttribute('aria-label') ?? input.parentElement?.textContent) === name,
  )!
/** Presses what a list offers. */
const pick = async (name: string) => {
  const option = () =>
    [...document.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) =>
      textContent?.startsWith(name),
    )
  await arrives(() => expect(option()).toBeDefined())
  await act(async () => option()!.click())
}

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

const looks = z.object({
  layout: z
    .enum(['cover', 'quiet'])
    .default('cover')
    .meta({ title: '모양', labels: { cover: '채우는 그림', quiet: '글이 먼저' } }),
  tone: z
    .enum(['dark', 'light'])
    .default('dark')
    .meta({ title: '밝기', usedWith: { field: 'layout', values: ['cover'] } }),
  caption: z
    .string()
    .max(9)
    .optional()
    .meta({ title: '그림 설명', usedWith: { field: 'layout', values: ['quiet'] } }),
  icon: z
    .enum(['leaf', 'drop'])
    .optional()
    .meta({ title: '아이콘', control: 'icon', labels: { leaf: '잎', drop: '물방울' } }),
  day: z
    .enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'])
    .default('monday')
    .meta({ title: '요일' }),
})
const fold = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('button[aria-expanded]')].find(({ textContent }) =>
    textContent?.includes('쓰지 않는 항목'),
  )

test('a few short choices stand side by side, and many in a list', () => {
  const { element, changes } = show(looks, looks.parse({}))
  expect(radio(element, '채우는 그림').checked).toBe(true)
  choose(element, '글이 먼저')
  expect(changes.at(-1)).toMatchObject({ layout: 'quiet' })
  choose(element, '물방울')
  expect(changes.at(-1)).toMatchObject({ icon: 'drop' })
  expect(labelled(element, '요일').getAttribute('role')).toBe('combobox')
})

test('what the chosen look does not use is folded away with its data, and opens where it is wrong', () => {
  const data = looks.parse({ layout: 'quiet', caption: '바다', tone: 'light' })
  const { element, changes, rerender } = show(looks, data)
  expect(fold(element)?.textContent).toContain('지금 모양에서는 쓰지 않는 항목')
  expect(radio(element, 'light')).toBeUndefined()
  expect(labelled(element, '그림 설명').value).toBe('바다')
  choose(element, '채우는 그림')
  expect(changes.at(-1)).toMatchObject({ layout: 'cover', caption: '바다', tone: 'light' })
  rerender({ ...data, layout: 'cover' })
  expect(radio(element, 'light').checked).toBe(true)
  expect(labelled(element, '그림 설명')).toBeNull()
  rerender({ ...data, layout: 'cover' }, [{ path: '/caption', message: '아홉 자까지입니다.' }])
  expect(labelled(element, '그림 설명').value).toBe('바다')
  expect(fold(element)?.textContent).toContain('고칠 곳이 있습니다')
})

test('every field that is used with a sibling names one, and values that it may have', () => {
  const wrong = definitions.flatMap(({ component, schema }) =>
    objectsIn(toJsonSchema(schema)).flatMap(({ properties = {} }) =>
      Object.entries(properties).flatMap(([name, property]) => {
        const { usedWith } = property as JsonSchema
        const { enum: values = [] } = (properties[usedWith?.field] ?? {}) as JsonSchema
        return usedWith?.values.every((value: string) => values.includes(value)) === false
          ? [`${component}.${name}`]
          : []
      }),
    ),
  )
  expect(wrong).toEqual([])
})

/** Every object within a schema. */
function objectsIn(schema: unknown): JsonSchema[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.values(schema).flatMap(objectsIn)
  return 'properties' in schema ? [schema as JsonSchema, ...inner] : inner
}
describe('what is chosen by name', () => {
  const faq = definitions.find(({ component }) => component === 'FaqSection')!
  const there: There = {
    choices: {
      faqs: [
        { id: 3, label: '주차가 되나요?', note: '', status: 'PUBLIC' },
        { id: 5, label: '예약을 바꿀 수 있나요?', note: '', status: 'DRAFT' },
        { id: 8, label: '당일 진료가 되나요?', note: '', status: 'PUBLIC' },
      ],
    },
    names: { 'faq-groups': [{ value: '예약과 방문', label: '예약과 방문', note: '' }] },
  }
  const picked = (more: object) =>
    faq.schema.parse({ choose: 'picked', ids: [8, 5, 99], ...more }) as Record<string, unknown>
  const lines = (element: HTMLElement) =>
    [...element.querySelectorAll('ol > li')].map((one) => one.textContent)

  test('rows stand in their order by their titles, and what is hidden or gone is called so', async () => {
    const { element, changes } = show(faq.schema, picked({}), there)
    await arrives(() =>
      expect(lines(element)).toEqual([
        '당일 진료가 되나요?',
        '예약을 바꿀 수 있나요?초안',
        '없어진 것 (99번)삭제됨',
      ]),
    )
    expect(changes).toEqual([])
  })

  test('a row is added at the end, moved and taken out; its number is what is kept', async () => {
    const { element, changes } = show(faq.schema, picked({}), there)
    await arrives(() => expect(lines(element)).toContain('없어진 것 (99번)삭제됨'))
    type(labelled(element, '고른 질문'), '주차')
    await pick('주차가 되나요?')
    expect(changes.at(-1)).toMatchObject({ ids: [8, 5, 99, 3] })
    press(element, '주차가 되나요? 위로')
    expect(changes.at(-1)).toMatchObject({ ids: [8, 5, 3, 99] })
    press(element, '당일 진료가 되나요? 아래로')
    expect(changes.at(-1)).toMatchObject({ ids: [5, 8, 3, 99] })
    await arrives(() => expect(lines(element)).toContain('없어진 것 (99번)삭제됨'))
    press(element, '없어진 것 (99번) 빼기')
    expect(changes.at(-1)).toMatchObject({ ids: [5, 8, 3] })
  })

  test('a name is one of those there are, or another that is typed; the text is what is kept', async () => {
    const { element, changes } = show(faq.schema, picked({ choose: 'group', group: '비용' }), there)
    type(labelled(element, '묶음'), 'ㅂㅁ')
    await pick('예약과 방문')
    expect(changes.at(-1)).toMatchObject({ group: '예약과 방문' })
    type(labelled(element, '묶음'), '그 밖에')
    expect(changes.at(-1)).toMatchObject({ group: '그 밖에' })
  })

  test('a code is shown as what it names', async () => {
    const terms = definitions.find(({ component }) => component === 'TermsSection')!
    const names = {
      'term-codes': [
        { value: 'privacy', label: '개인정보 처리방침', note: 'privacy' },
        { value: 'use', label: '이용약관', note: 'use' },
      ],
    }
    const { element, changes } = show(terms.schema, { code: 'privacy', title: '방침' }, { names })
    await arrives(() => expect(labelled(element, '약관').value).toBe('개인정보 처리방침'))
    type(labelled(element, '약관'), 'ㅇㅇㅇㄱ')
    await pick('이용약관')
    expect(changes.at(-1)).toMatchObject({ code: 'use' })
  })
})

describe('a link', () => {
  const schema = z.object({ url: safeUrl.meta({ title: '주소' }) })
  const there: There = {
    targets: [
      { url: '/?wopen=1', group: '예약·연락', title: '예약 열기', note: '', status: null },
      { url: '/events', group: '페이지', title: '이벤트', note: '/events', status: 'PUBLIC' },
      { url: '/products/3', group: '시술', title: '피코 토닝', note: '', status: 'DRAFT' },
    ],
    described: { '/events': '페이지 · 이벤트', '/products/3': '시술 · 피코 토닝' },
  }

  test('is chosen by name from groups, and the field says what it leads to', async () => {
    const { element, changes } = show(schema, { url: '/events' }, there)
    await arrives(() => expect(element.textContent).toContain('페이지 · 이벤트'))
    press(element, '주소: 연결할 곳 고르기')
    await arrives(() =>
      expect([...document.querySelectorAll('[role=group]')].map(({ textContent }) => textContent)).toEqual([
        '예약·연락예약 열기',
        '페이지이벤트/events',
        '시술피코 토닝초안',
      ]),
    )
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
    act(() => void document.querySelector('[role=dialog] input')!.dispatchEvent(escape))
    await arrives(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    press(element, '주소: 연결할 곳 고르기')
    await pick('피코 토닝')
    expect(changes.at(-1)).toEqual({ url: '/products/3' })
    await arrives(() => expect(element.textContent).toContain('시술 · 피코 토닝'))
  })

  test('is typed as well, and leads nowhere where there is no such page', async () => {
    const { element, changes } = show(schema, { url: '/events' }, there)
    type(labelled(element, '주소'), '/evnts')
    expect(changes.at(-1)).toEqual({ url: '/evnts' })
    await arrives(() => expect(element.textContent).toContain('연결된 페이지가 없습니다.'))
  })
})
