// @vitest-environment happy-dom
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
import { forms } from '#tests/support/forms.ts'
import { expect, test } from 'vitest'
import type { z } from 'zod'

const { show: showForm } = useFormScreen()
const show = (schema: z.ZodType, data: Record<string, unknown>, there: There) =>
  showForm(formSchema(schema), data, there)

const formOf = (name: string) => forms.find((form) => form.name === name)!
const faq = formOf('FaqSection')
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
const lines = (element: HTMLElement) => [...element.querySelectorAll('ol > li')].map((one) => one.textContent)

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
  const terms = formOf('TermsSection')
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
