// @vitest-environment happy-dom
import { holdAnswers } from '#tests/support/held-answers.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyBooking } from '../booking.ts'
import { WidgetContext, type WidgetContextValue } from '../context.ts'
import { TreatmentStep } from './treatment-step.tsx'

/* Nothing comes above what a visitor is about to tap (decision 0087). */

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const product = { id: 1, name: '스킨부스터', summary: null, options: [] }
const category = { id: 7, name: '피부', depth: 0, productCount: 1 }
const event = { id: 9, title: '가을 이벤트', eligibility: 'public', remaining: null }

let answers: ReturnType<typeof holdAnswers>
let root: Root
beforeEach(async () => {
  answers = holdAnswers()
  const api = Object.fromEntries(
    ['products', 'categories', 'events'].map((name) => [name, () => answers.ask(name)]),
  )
  const value = { api, cache: new Map(), booking: emptyBooking, dispatch: () => {}, member: null }
  document.body.innerHTML = '<div id="app"></div>'
  root = createRoot(document.getElementById('app')!)
  await act(async () =>
    root.render(
      <WidgetContext value={value as unknown as WidgetContextValue}>
        <TreatmentStep />
      </WidgetContext>,
    ),
  )
})
afterEach(() => act(() => root.unmount()))

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
const groups = () => [...document.querySelectorAll('[role=group] button')].map((chip) => chip.textContent)

test('what leads elsewhere comes below the treatments, and not before them', async () => {
  const elsewhere = [
    '시술을 정하지 못했어요. 방문 상담 예약하기',
    '먼저 물어보고 싶어요. 전화 상담 신청하기',
    '예약 확인·변경·취소',
  ]
  await answers.come('categories', { rows: [] })
  await answers.come('events', { rows: [] })
  expect(buttons()).not.toEqual(expect.arrayContaining(elsewhere.slice(0, 1)))
  await answers.come('products', { rows: [product], count: 1 })
  expect(document.body.textContent).toContain('스킨부스터')
  expect(buttons()).toEqual(expect.arrayContaining(elsewhere))
})

test('events and categories come together, so that none pushes another aside', async () => {
  await answers.come('products', { rows: [product], count: 1 })
  await answers.come('categories', { rows: [category] })
  expect(groups()).toEqual(['전체'])
  await answers.come('events', { rows: [event] })
  expect(groups()).toEqual(['전체', '이벤트가을 이벤트', '피부'])
})
