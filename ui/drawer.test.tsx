// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Drawer } from './drawer.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: ReturnType<typeof createRoot>
const render = (content: ReactNode) => act(async () => root.render(content))
const press = (key: string, options: KeyboardEventInit = {}) =>
  act(async () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
    ),
  )
const dialogs = () => document.querySelectorAll('[role=dialog]')

beforeEach(() => {
  document.body.innerHTML = '<button id="opener">열기</button><div id="app"></div>'
  root = createRoot(document.getElementById('app')!)
  document.getElementById('opener')!.focus()
})
afterEach(() => act(async () => root.unmount()))

const two = (open: boolean, onClose = () => {}) => (
  <Drawer open={open} onClose={onClose} side="right" title="메뉴">
    <button id="first">첫째</button>
    <button id="last">끝</button>
  </Drawer>
)

test('it takes the focus, holds it, locks scrolling and gives both back', async () => {
  vi.useFakeTimers()
  await render(two(true))
  expect(dialogs()[0]!.getAttribute('aria-label')).toBe('메뉴')
  expect(document.activeElement).toBe(dialogs()[0])
  expect(document.documentElement.style.overflow).toBe('hidden')

  document.getElementById('last')!.focus()
  await press('Tab')
  expect(document.activeElement?.id).toBe('first')
  await press('Tab', { shiftKey: true })
  expect(document.activeElement?.id).toBe('last')

  await render(two(false))
  expect(dialogs()[0]!.hasAttribute('data-closing')).toBe(true)
  expect(document.documentElement.style.overflow).toBe('')
  expect(document.activeElement?.id).toBe('opener')
  await act(async () => vi.advanceTimersByTime(400))
  expect(dialogs()).toHaveLength(0)
  vi.useRealTimers()
})

test('Escape closes the top one only, and never while Korean is being composed', async () => {
  const below = vi.fn()
  const above = vi.fn()
  await render(
    <>
      {two(true, below)}
      <Drawer open onClose={above} side="center" title="알림">
        안내
      </Drawer>
    </>,
  )
  await press('Escape', { isComposing: true })
  expect(above).not.toHaveBeenCalled()
  await press('Escape')
  expect(above).toHaveBeenCalledOnce()
  expect(below).not.toHaveBeenCalled()
})

test('a click on the background closes, one inside does not', async () => {
  const onClose = vi.fn()
  await render(two(true, onClose))
  await act(async () => document.getElementById('first')!.click())
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => (dialogs()[0]!.previousElementSibling as HTMLElement).click())
  expect(onClose).toHaveBeenCalledOnce()
})

test('leaving the page while open releases the scrolling', async () => {
  await render(two(true))
  await render(null)
  expect(document.documentElement.style.overflow).toBe('')
})
