// @vitest-environment happy-dom
import { draw } from '#tests/support/draw.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { WidgetApi } from '../api.ts'
import type { ToHost, ToWidget } from '../message.ts'
import type { WidgetSite } from '../site.ts'
import type { Session } from './session.ts'
import { WidgetApp } from './widget-app.tsx'

// It listens for as long as its document is there, which is that of all tests.
vi.mock('./history-depth.ts', () => ({ createHistoryDepth: () => ({ set: () => {} }) }))

let say: (message: ToWidget) => void
const tell = vi.fn<(message: ToHost) => void>()
const told = () => tell.mock.calls.map(([{ type }]) => type)

/** Nothing is ever answered. */
const api = new Proxy({}, { get: () => () => new Promise(() => {}) }) as WidgetApi
const session = { mayBe: () => false, note: () => {} } as unknown as Session
const site = { name: '라온피부과', embedOrigins: [] } as unknown as WidgetSite

beforeEach(async () => {
  tell.mockClear()
  const listen = (onMessage: typeof say) => {
    say = onMessage
    return () => {}
  }
  const host = { tell, listen, isFramed: true, isForeign: false }
  await draw(<WidgetApp {...{ site, api, host, session }} />)
})

const open: ToWidget = { type: 'open', kind: 'treatment', choice: {} }

test('tells that it is seen, and that it is closed', async () => {
  await act(async () => say(open))
  expect(document.body.textContent).toContain('시술 선택')
  await act(async () => say({ type: 'close' }))
  expect(document.body.textContent).toBe('')
  expect(told()).toEqual(['ready', 'opened', 'closed'])
})

test('closed before it is drawn, it is not seen, and opens the next time', async () => {
  await act(async () => {
    say(open)
    say({ type: 'close' })
  })
  expect(document.body.textContent).toBe('')
  expect(told()).toEqual(['ready', 'closed'])
  await act(async () => say(open))
  expect(document.body.textContent).toContain('시술 선택')
  expect(told()).toEqual(['ready', 'closed', 'opened'])
})

test('one that is not open has nothing to close', async () => {
  await act(async () => say({ type: 'close' }))
  expect(told()).toEqual(['ready'])
})
