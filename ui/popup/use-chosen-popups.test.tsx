// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { knownClock } from '#tests/support/known-clock.ts'
import type { Popup } from '#schema/popups.ts'
import type { Clock } from '../clock.ts'
import { ClockContext } from '../clock-context.ts'
import { useChosenPopups } from './use-chosen-popups.ts'

/* What an open window shows of popups while the time goes on. */

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const start = '2026-11-24T15:00:00.000Z'
const end = '2026-11-25T15:00:00.000Z'
const picture = { src: '/_files/1/0123456789abcdef-60x40.webp', alt: '꽃', width: 60, height: 40 }
const popup: Popup = {
  id: 1,
  title: '내일부터 쉽니다',
  locations: ['/'],
  weight: 1,
  devices: ['PC', 'MOBILE'],
  popupItems: [
    {
      id: 1,
      title: '쉬는 날',
      weight: 1,
      linkTo: null,
      pcContent: picture,
      mobileContent: picture,
      devices: ['PC', 'MOBILE'],
    },
  ],
  pcWidth: 1,
  pcHeight: 1,
  pcSizeType: 'RATIO',
  mobileWidth: 1,
  mobileHeight: 1,
  isAutoPlacement: true,
  direction: 'CENTER',
  startsAt: start,
  endsAt: end,
}

/** The server's answer of now, by a clock that may be behind the browser's. */
function answerOfNow(behind = 0) {
  const time = Date.now() - behind
  const isIn = time >= Date.parse(start) && time < Date.parse(end)
  return {
    rows: isIn ? [popup] : [],
    validUntil: [start, end].find((moment) => Date.parse(moment) > time) ?? null,
  }
}

let root: Root
let clock: Clock
let data: ReturnType<typeof answerOfNow>
let behind: number
const refetch = vi.fn<() => void>()
const devices = ['PC', 'MOBILE'] as const

function Shown({ moment }: { moment?: string }) {
  const { chosen } = useChosenPopups({ data, refetch }, { path: '/', moment }, devices)
  return chosen.map(({ id, title }) => <p key={id}>{title}</p>)
}
const draw = (moment?: string) =>
  root.render(
    <ClockContext value={clock}>
      <Shown {...(moment && { moment })} />
    </ClockContext>,
  )
const shown = () => document.body.textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(start) - 90_000 })
  clock = knownClock()
  behind = 0
  data = answerOfNow()
  refetch.mockReset().mockImplementation(() => {
    data = answerOfNow(behind)
    draw()
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => draw())
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('a popup comes at its time, asked for once, and goes at its end', () => {
  pass(89_999)
  expect([shown(), refetch.mock.calls.length]).toEqual(['', 0])
  pass(1)
  expect([shown(), refetch.mock.calls.length]).toEqual(['내일부터 쉽니다', 1])
  pass(24 * 3_600_000 - 1)
  expect([shown(), refetch.mock.calls.length]).toEqual(['내일부터 쉽니다', 1])
  pass(1)
  expect([shown(), refetch.mock.calls.length]).toEqual(['', 2])
  pass(48 * 3_600_000)
  expect(refetch).toHaveBeenCalledTimes(2)
})

test('a hidden window asks for nothing before it is shown', () => {
  setHidden(true)
  pass(300_000)
  expect(refetch).not.toHaveBeenCalled()
  setHidden(false)
  expect([shown(), refetch.mock.calls.length]).toEqual(['내일부터 쉽니다', 1])
})

test('a clock that is ahead of the server’s asks again every minute until it has the popup', () => {
  behind = 100_000
  pass(90_000)
  expect([shown(), refetch.mock.calls.length]).toEqual(['', 1])
  pass(60_000)
  expect([shown(), refetch.mock.calls.length]).toEqual(['', 2])
  pass(60_000)
  expect([shown(), refetch.mock.calls.length]).toEqual(['내일부터 쉽니다', 3])
})

test('a popup goes at its end though the server is not reached', () => {
  pass(90_000)
  refetch.mockImplementation(() => {})
  pass(24 * 3_600_000)
  expect(shown()).toBe('')
})

test('as of another moment nothing comes, goes or is asked for by the clock', () => {
  vi.setSystemTime(start)
  data = answerOfNow()
  act(() => draw(start))
  expect(shown()).toBe('내일부터 쉽니다')
  pass(48 * 3_600_000)
  expect([shown(), refetch.mock.calls.length]).toEqual(['내일부터 쉽니다', 0])
})
