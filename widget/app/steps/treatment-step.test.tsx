// @vitest-environment happy-dom
import { drawInWidget } from '#tests/support/draw-in-widget.tsx'
import { holdAnswers } from '#tests/support/held-answers.ts'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { emptyBooking } from '../booking.ts'
import { reduceBooking } from '../reduce-booking.ts'
import { TreatmentStep } from './treatment-step.tsx'

/* Nothing comes above what a visitor is about to tap (decision 0087). */

const product = { id: 1, name: '스킨부스터', summary: null, options: [] }
const category = { id: 7, name: '피부', depth: 0, productCount: 1 }
const event = { id: 9, title: '가을 이벤트', eligibility: 'public', remaining: null }

async function open(treatmentWord?: '진료') {
  const answers = holdAnswers()
  const names = ['products', 'categories', 'events']
  await drawInWidget(<TreatmentStep />, {
    api: Object.fromEntries(names.map((name) => [name, () => answers.ask(name)])),
    ...(treatmentWord && { treatmentWord }),
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

test('a clinic that calls its treatments 진료 has the step say so (C11)', async () => {
  const answers = await open('진료')
  await answers.come('products', { rows: [product], count: 1 })
  await answers.come('categories', { rows: [category] })
  await answers.come('events', { rows: [] })
  expect(document.querySelector('h2')?.textContent).toBe('어떤 진료를 받으시겠어요?')
  expect(buttons()).toContain('진료를 정하지 못했어요. 방문 상담 예약하기')
  expect(document.body.innerHTML).not.toContain('시술')
})

/* What a link leads to (docs/product.md, W2). */

const option = { id: 31, name: '1회', sessions: 1, durationMinutes: 30, price: null }
const bookable = { ...product, options: [option] }

/** Draws the step for somebody who has followed a link. */
async function follow(choice: object, products: object[], rest: object = {}) {
  const dispatch = vi.fn()
  const asked: object[] = []
  await drawInWidget(<TreatmentStep />, {
    api: {
      products: (query: object) => {
        asked.push(query)
        return Promise.resolve({ rows: products, count: products.length })
      },
      categories: () => Promise.resolve({ rows: [category] }),
      events: () => Promise.resolve({ rows: [event] }),
      ...rest,
    },
    booking: { ...emptyBooking, choice },
    dispatch,
  })
  await vi.waitFor(() => expect(document.body.textContent).toContain('스킨부스터'))
  return { asked, dispatch }
}
const told = () => document.querySelector('[role=status]')?.textContent
const pressed = () => document.querySelector('[role=group] [aria-pressed=true]')?.textContent

test.each([
  [{ eventId: 99 }, '찾으시는 이벤트가 종료되었습니다.'],
  [{ categoryId: 99 }, '찾으시는 시술 분류가 없습니다.'],
])('a link to %o, which is not there, says so and offers what can be booked', async (choice, words) => {
  const { asked, dispatch } = await follow(choice, [bookable])
  await vi.waitFor(() => expect(told()).toContain(words))
  expect(pressed()).toBe('전체')
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ page: 1 }))
  expect(dispatch).not.toHaveBeenCalled()
})

test('a link to a treatment that is not there says so', async () => {
  const gone = new ApiError({ status: 404, code: 'not-found', message: '찾을 수 없습니다.' })
  await follow({ productId: 99 }, [bookable], { product: () => Promise.reject(gone) })
  await vi.waitFor(() => expect(told()).toContain('찾으시는 시술은 지금 예약할 수 없습니다.'))
})

test.each([{ eventId: 9 }, { categoryId: 7 }, { productId: 1 }])(
  'a link to the one option of %o has it chosen, and its chip in view',
  async (choice) => {
    const inView = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { dispatch } = await follow(choice, [bookable], { product: () => Promise.resolve(bookable) })
    await vi.waitFor(() => expect(dispatch).toHaveBeenCalledWith({ type: 'preset', optionId: 31 }))
    const chips = inView.mock.contexts.map((chip) => (chip as Element).textContent)
    await vi.waitFor(() => expect(chips).toContain(pressed()))
    expect(told()).toBeUndefined()
  },
)

test('a link to several options leaves the choice, and so does who has taken the chosen one out', async () => {
  const two = { ...product, options: [option, { ...option, id: 32 }] }
  const { dispatch } = await follow({ eventId: 9 }, [two])
  expect(dispatch).not.toHaveBeenCalled()
  const once = reduceBooking(emptyBooking, { type: 'preset', optionId: 31 })
  expect(once.items).toEqual([{ productOptionId: 31, quantity: 1 }])
  const taken = reduceBooking(once, { type: 'toggle', optionId: 31 })
  expect(reduceBooking(taken, { type: 'preset', optionId: 31 }).items).toEqual([])
})
