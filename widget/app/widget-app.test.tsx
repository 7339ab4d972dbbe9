// @vitest-environment happy-dom
import { draw } from '#tests/support/draw.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SignOut } from '#api/sign-out.ts'
import type { WidgetApi } from '../api.ts'
import type { ToHost, ToWidget } from '../message.ts'
import type { WidgetSite } from '../site.ts'
import type { Session } from './session.ts'
import { WidgetApp } from './widget-app.tsx'

let say: (message: ToWidget) => void
const tell = vi.fn<(message: ToHost) => void>()
const told = () => tell.mock.calls.map(([{ type }]) => type)

/** Nothing is ever answered. */
const api = new Proxy({}, { get: () => () => new Promise(() => {}) }) as WidgetApi
const session = { mayBe: () => false, note: () => {} } as unknown as Session
let isEnded: boolean
const signOut = {
  state: () => (isEnded ? 'none' : 'failed'),
  follow: () => () => {},
  end: () => Promise.resolve(isEnded),
} as unknown as SignOut
const site = { name: '라온피부과', embedOrigins: [] } as unknown as WidgetSite

beforeEach(async () => {
  tell.mockClear()
  isEnded = true
  const listen = (onMessage: typeof say) => {
    say = onMessage
    return () => {}
  }
  const host = { tell, listen, keepSteps: () => {}, isFramed: true, isForeign: true }
  await draw(<WidgetApp {...{ site, api, host, session, signOut }} />)
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

test('a sign-out that is not confirmed is told to the page, and in the window', async () => {
  await act(async () => say({ type: 'logout' }))
  expect(told()).toEqual(['ready', 'logout'])
  isEnded = false
  await act(async () => say({ type: 'logout' }))
  expect(told().slice(2)).toEqual(['logout', 'logoutFailed'])
  await act(async () => say(open))
  expect(document.querySelector('[role=alert]')?.textContent).toContain('아직 로그아웃되지 않았습니다')
})

test('one that is not open has nothing to close', async () => {
  await act(async () => say({ type: 'close' }))
  expect(told()).toEqual(['ready'])
})
