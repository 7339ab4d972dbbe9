// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { startDrawing } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { askAhead, useAnswer, type AnswerCache } from './use-answer.ts'

let cache: AnswerCache
beforeEach(() => void (cache = new Map()))

function Shown({ ask }: { ask: () => Promise<string> }) {
  const { data, error } = useAnswer(cache, 'treatments', ask)
  return <p>{error ? error.message : (data ?? '…')}</p>
}
const comes = (text: string) => eventually(() => expect(document.body.textContent).toBe(text))

test('a screen waits for what was asked ahead, and asks nothing itself', async () => {
  let answer = (_: string) => {}
  askAhead(cache, 'treatments', () => new Promise<string>((done) => (answer = done)))
  const ask = vi.fn(async () => 'asked by the screen')
  startDrawing(<Shown ask={ask} />)
  await comes('…')
  answer('보톡스')
  await comes('보톡스')
  expect(ask).not.toHaveBeenCalled()
})

test('a screen asks again for what failed before it came, and tells of what fails while it waits', async () => {
  askAhead(cache, 'treatments', () => Promise.reject(new Error('offline')))
  await eventually(() => expect(cache.size).toBe(0))
  const show = startDrawing(<Shown ask={async () => '보톡스'} />)
  await comes('보톡스')

  cache.clear()
  let fail = (_: Error) => {}
  askAhead(cache, 'treatments', () => new Promise((_, reject) => (fail = reject)))
  show(<Shown key="again" ask={async () => '보톡스'} />)
  await comes('…')
  fail(new Error('offline'))
  await comes('offline')
})
