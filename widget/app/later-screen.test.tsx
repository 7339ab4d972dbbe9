// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { startDrawing } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { laterScreen } from './later-screen.tsx'

const shown = () => document.body.textContent
const screen = { default: () => <p>언제 오시겠어요?</p> }

test('a screen that was prepared is there at once, and its script is asked for once', async () => {
  const load = vi.fn(async () => screen)
  const Later = laterScreen(load)
  Later.prepare()
  await eventually(() => expect(load).toHaveBeenCalledTimes(1))
  flushSync(() => startDrawing(<Later />))
  expect(shown()).toBe('언제 오시겠어요?')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a screen whose script cannot be had says so, and comes once it can be had', async () => {
  const load = vi.fn(async () => screen)
  load.mockRejectedValueOnce(new Error('offline'))
  load.mockRejectedValueOnce(new Error('offline'))
  const Later = laterScreen(load)
  // Nobody has come to it yet: nothing is told.
  Later.prepare()
  startDrawing(<Later />)
  await eventually(() => expect(shown()).toContain('화면을 불러오지 못했습니다'))
  document.querySelector('button')?.click()
  await eventually(() => expect(shown()).toBe('언제 오시겠어요?'))
  expect(load).toHaveBeenCalledTimes(3)
})
