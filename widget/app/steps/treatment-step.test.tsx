// @vitest-environment happy-dom
import { drawInWidget } from '#tests/support/draw-in-widget.tsx'
import { holdAnswers } from '#tests/support/held-answers.ts'
import { expect, test } from 'vitest'
import { TreatmentStep } from './treatment-step.tsx'

/* Nothing comes above what a visitor is about to tap (decision 0087). */

const product = { id: 1, name: '스킨부스터', summary: null, options: [] }
const category = { id: 7, name: '피부', depth: 0, productCount: 1 }
const event = { id: 9, title: '가을 이벤트', eligibility: 'public', remaining: null }

async function open() {
  const answers = holdAnswers()
  const names = ['products', 'categories', 'events']
  await drawInWidget(<TreatmentStep />, {
    api: Object.fromEntries(names.map((name) => [name, () => answers.ask(name)])),
  })
  return answers
}

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
const groups = () => [...document.querySelectorAll('[role=group] button')].map((chip) => chip.textContent)

test('what leads elsewhere comes below the treatments, and not before them', async () => {
  const elsewhere = [
    '시술을 정하지 못했어요. 방문 상담 예약하기',
    '먼저 물어보고 싶어요. 전화 상담 신청하기',
    '예약 확인·변경·취소',
  ]
  const answers = await open()
  const shown = () => buttons().filter((text) => elsewhere.includes(text))
  await answers.come('categories', { rows: [] })
  await answers.come('events', { rows: [] })
  expect(shown()).toEqual([])
  await answers.come('products', { rows: [product], count: 1 })
  expect(document.body.textContent).toContain('스킨부스터')
  expect(shown()).toEqual(elsewhere)
})

test('events and categories come together, so that none pushes another aside', async () => {
  const answers = await open()
  await answers.come('products', { rows: [product], count: 1 })
  await answers.come('categories', { rows: [category] })
  expect(groups()).toEqual(['전체'])
  await answers.come('events', { rows: [event] })
  expect(groups()).toEqual(['전체', '이벤트가을 이벤트', '피부'])
})
