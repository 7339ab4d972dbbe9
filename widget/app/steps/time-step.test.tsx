// @vitest-environment happy-dom
import { ApiError } from '#api/api-error.ts'
import { addDays, dayInSeoul } from '#schema/plain/days.ts'
import { startDrawing } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { useReducer } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyBooking, type Booking } from '../booking.ts'
import { reduceBooking } from '../reduce-booking.ts'
import { WidgetContext, type WidgetContextValue } from '../context.ts'
import TimeStep from './time-step.tsx'

const day = dayInSeoul(Date.now())
const at = (time: string) => `${day}T${time}:00+09:00`
const refused = () =>
  Promise.reject(new ApiError({ status: 409, code: 'slot-taken', message: '방금 다른 분이 예약했습니다.' }))

/** Times that somebody else has taken. */
let taken: string[]
const api = {
  doctors: vi.fn(async () => ({ rows: [] as object[] })),
  days: vi.fn(async () => ({ rows: [], lastDay: day, nextAvailable: null })),
  times: async () => ({
    day,
    rows: ['10:00', '10:30', '11:00'].map((time) => ({
      time,
      reservedAt: at(time),
      isAvailable: !taken.includes(time),
      reason: taken.includes(time) ? { code: 'taken', message: '예약됨' } : null,
    })),
    reason: null,
    lunch: { start: '13:00', end: '14:00' },
    nextAvailable: null,
  }),
  hold: vi.fn(refused),
  change: refused,
}

function Screen({ start, member = null }: { start: Partial<Booking>; member?: object | null }) {
  const [booking, dispatch] = useReducer(reduceBooking, { ...emptyBooking, day, ...start })
  const value = { api, cache, booking, dispatch, member, tell: () => {} }
  if (booking.screen !== 'time' && booking.screen !== 'move') return <h2>{booking.screen}</h2>
  return (
    <WidgetContext value={value as unknown as WidgetContextValue}>
      <TimeStep />
    </WidgetContext>
  )
}

let cache: WidgetContextValue['cache']
beforeEach(() => {
  cache = new Map()
  taken = []
  api.days.mockClear()
})

const button = (text: string) =>
  eventually(() => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes(text),
    )
    if (!found) throw new Error(`No button says ${text}: ${document.body.textContent}`)
    return found
  })

test('names the clinic’s own lunch break', async () => {
  startDrawing(<Screen start={{ screen: 'time' }} />)
  await button('10:00')
  expect(document.body.textContent).toContain('점심시간(오후 1:00~오후 2:00)에는 예약을 받지 않습니다.')
})

test('the day of a booking that was begun long ago is chosen no more', async () => {
  startDrawing(<Screen start={{ screen: 'time', day: addDays(day, -1) }} />)
  await eventually(() =>
    expect(document.body.textContent).toContain('지금은 예약을 받을 수 있는 시간이 없습니다.'),
  )
})

test('after a time was lost, the times and the days are asked for again', async () => {
  startDrawing(<Screen start={{ screen: 'time' }} />)
  const ten = await button('10:00')
  taken = ['10:00', '10:30']
  ten.click()
  await button('11:00 선택')
  expect((await button('10:00')).disabled).toBe(true)
  expect(api.days).toHaveBeenCalledTimes(2)
})

test('so they are where a reservation was to be moved to it', async () => {
  const reservation = { id: 1, day, time: '09:00', items: [], isEmployeeChosen: false, employee: null }
  startDrawing(<Screen start={{ screen: 'move', found: { reservation } as unknown as Booking['found'] }} />)
  const ten = await button('10:00')
  ten.click()
  const move = await button('이 시간으로 변경')
  taken = ['10:00', '10:30']
  move.click()
  await button('11:00 선택')
  expect((await button('10:00')).disabled).toBe(true)
  expect(api.days).toHaveBeenCalledTimes(2)
})

test('days stand still: they come once it is known who may be chosen above them', async () => {
  const doctor = (id: number, name: string) => ({ id, name, title: '원장', image: null, isAvailable: true })
  let tell = () => {}
  api.doctors.mockReturnValueOnce(
    new Promise((resolve) => (tell = () => resolve({ rows: [doctor(1, '한서윤'), doctor(2, '강도현')] }))),
  )
  startDrawing(<Screen start={{ screen: 'time' }} />)
  await button('10:00')
  expect(document.querySelector('table')).toBe(null)
  tell()
  await button('한서윤 원장')
  expect(document.querySelector('table')).not.toBe(null)
})

test('who would have waited for a full day, and takes a free time after all, goes on to booking it', async () => {
  api.hold.mockResolvedValueOnce({ token: 'a', expiresAt: at('10:10') } as never)
  startDrawing(<Screen start={{ screen: 'time', waitFor: day }} member={{ id: 1 }} />)
  ;(await button('10:00')).click()
  await eventually(() => expect(document.querySelector('h2')?.textContent).toBe('review'))
})
