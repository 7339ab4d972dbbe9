// @vitest-environment happy-dom
import { draw } from '#tests/support/draw.ts'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showToast, Toaster, ToastPlace, ToastPlaces } from './toast.tsx'

beforeEach(async () => {
  vi.useFakeTimers()
  await draw(<Toaster />)
})
afterEach(() => {
  act(() => toast.removeAll())
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const shown = () => [...document.querySelectorAll('[role=status] p')].map((note) => note.textContent)

it('is a place for announcements before there is any, on the server too', () => {
  expect(renderToString(<Toaster />)).toContain('role="status"')
})

it('lists up, and the first goes after 1,500 ms and 300 ms of closing', () => {
  act(() => (showToast('담았습니다.'), showToast('삭제했습니다.', { kind: 'error' })))
  expect(shown()).toEqual(['담았습니다.', '삭제했습니다.'])
  pass(1500)
  pass(299)
  expect(shown()).toHaveLength(2)
  pass(1)
  expect(shown()).toEqual(['삭제했습니다.'])
  pass(1500)
  pass(300)
  expect(shown()).toEqual([])
})

it('shows the same message once', () => {
  act(() => (showToast('연결하지 못했습니다.'), showToast('연결하지 못했습니다.')))
  expect(shown()).toEqual(['연결하지 못했습니다.'])
})

it('closes at the press of its button', () => {
  act(() => showToast('담았습니다.', { closable: true }))
  act(() => document.querySelector('button')?.click())
  pass(300)
  expect(shown()).toEqual([])
})

it('shows toasts in the window that opened last, and below it once that has closed', async () => {
  const screen = (windows: number) => (
    <ToastPlaces>
      <Toaster />
      {Array.from({ length: windows }, (_, index) => (
        <section key={index}>
          <ToastPlace />
        </section>
      ))}
    </ToastPlaces>
  )
  const show = await draw(screen(0))
  const say = (text: string) => act(() => showToast(text))
  const inWindows = () => [...document.querySelectorAll('section')].map(({ textContent }) => textContent)
  await show(screen(2))
  say('예약한 시각이 지나야 합니다.')
  expect(inWindows()).toEqual(['', '예약한 시각이 지나야 합니다.'])
  await show(screen(1))
  expect(inWindows()).toEqual(['예약한 시각이 지나야 합니다.'])
  await show(screen(0))
  say('예약을 옮겼습니다.')
  expect(shown()).toEqual(['예약한 시각이 지나야 합니다.', '예약을 옮겼습니다.'])
})
