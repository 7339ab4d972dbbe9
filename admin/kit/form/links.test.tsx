// @vitest-environment happy-dom
import { safeUrl } from '#schema/primitives.ts'
import {
  arrives,
  formSchema,
  labelled,
  pick,
  press,
  type,
  useFormScreen,
  type There,
} from '#tests/support/form-screen.tsx'
import { act } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'

const { show: showForm } = useFormScreen()
const show = (schema: z.ZodType, data: Record<string, unknown>, there: There) =>
  showForm(formSchema(schema), data, there)

const schema = z.object({ url: safeUrl.meta({ title: '주소' }) })
const there: There = {
  targets: [
    { url: '/?wopen=1', group: '예약·연락', title: '예약 열기', note: '', status: null },
    { url: '/events', group: '페이지', title: '이벤트', note: '/events', status: 'PUBLIC' },
    { url: '/products/3', group: '시술', title: '피코 토닝', note: '', status: 'DRAFT' },
  ],
  described: { '/events': '페이지 · 이벤트', '/products/3': '시술 · 피코 토닝' },
}

test('a link is chosen by name from groups, and the field says what it leads to', async () => {
  const { element, changes } = show(schema, { url: '/events' }, there)
  await arrives(() => expect(element.textContent).toContain('페이지 · 이벤트'))
  press(element, '주소: 연결할 곳 선택')
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
  press(element, '주소: 연결할 곳 선택')
  await pick('피코 토닝')
  expect(changes.at(-1)).toEqual({ url: '/products/3' })
  await arrives(() => expect(element.textContent).toContain('시술 · 피코 토닝'))
})

test('a link is typed as well, and leads nowhere where there is no such page', async () => {
  const { element, changes } = show(schema, { url: '/events' }, there)
  type(labelled(element, '주소'), '/evnts')
  expect(changes.at(-1)).toEqual({ url: '/evnts' })
  await arrives(() => expect(element.textContent).toContain('연결된 페이지가 없습니다.'))
})

test('below the last part of a short address stands the whole one, to be copied', () => {
  const short = z.object({ code: z.string().meta({ title: '짧은 주소', control: 'short' }) })
  const { element } = show(short, { code: 'spring' }, there)
  expect(element.querySelector('[aria-label="보낼 주소"]')).toMatchObject({
    value: `${location.origin}/s/spring`,
  })
})
