// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { stepsAt } from './step-entry.ts'
import { Drawer } from './drawer.tsx'

let root: ReturnType<typeof createRoot>
const render = (content: ReactNode) => root.render(content)
const press = (key: string, options: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
  )
const dialogs = () => document.querySelectorAll('[role=dialog]')

beforeEach(() => {
  document.body.innerHTML = '<button id="opener">열기</button><div id="app"></div>'
  root = createRoot(document.getElementById('app')!)
  document.getElementById('opener')!.focus()
})
afterEach(() => root.unmount())

const menu = (open: boolean, onClose = () => {}) => (
  <Drawer open={open} onClose={onClose} side="right" title="메뉴">
    <button id="first">첫째</button>
  </Drawer>
)

test('it is a named dialog that takes the focus, gives it back, and is gone when closed', async () => {
  render(menu(true))
  await eventually(() => expect(document.activeElement).toBe(dialogs()[0]))
  expect(dialogs()[0]!.getAttribute('aria-label')).toBe('메뉴')
  expect(dialogs()[0]!.getAttribute('aria-modal')).toBe('true')
  render(menu(false))
  await eventually(() => expect(dialogs()).toHaveLength(0))
  expect(document.activeElement?.id).toBe('opener')
})

test('one that opened by itself gives the focus to nothing: not to the first link of the page', async () => {
  document.getElementById('opener')!.blur()
  render(menu(true))
  await eventually(() => expect(document.activeElement).toBe(dialogs()[0]))
  const focused: EventTarget[] = []
  document.addEventListener('focusin', ({ target }) => target && focused.push(target))
  render(menu(false))
  await eventually(() => expect(dialogs()).toHaveLength(0))
  await eventually(() => expect(document.activeElement).toBe(document.body))
  expect(focused).toEqual([])
})

test('what has autoFocus gets the focus, and it still returns to where it was', async () => {
  const search = (open: boolean) => (
    <Drawer open={open} onClose={() => {}} side="top" title="검색">
      <button>닫기</button>
      <input id="term" autoFocus />
    </Drawer>
  )
  render(search(true))
  await eventually(() => expect(document.activeElement?.id).toBe('term'))
  render(search(false))
  await eventually(() => expect(document.activeElement?.id).toBe('opener'))
})

test('Escape closes the top one only, and never while Korean is being composed', async () => {
  const below = vi.fn()
  const above = vi.fn()
  const two = (isAbove: boolean) => (
    <>
      {menu(true, below)}
      <Drawer open={isAbove} onClose={above} side="center" title="알림">
        안내
      </Drawer>
    </>
  )
  render(two(false))
  await eventually(() => expect(document.activeElement).toBe(dialogs()[0]))
  render(two(true))
  await eventually(() => expect(document.activeElement?.textContent).toContain('안내'))
  press('Escape', { isComposing: true })
  expect(above).not.toHaveBeenCalled()
  press('Escape')
  expect(above).toHaveBeenCalledOnce()
  expect(below).not.toHaveBeenCalled()

  // A click on a word takes the focus from everything; the upper one hears the key all the same.
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  )
  expect(above).toHaveBeenCalledTimes(2)
  expect(below).not.toHaveBeenCalled()
})

test('the back button closes it, and is heard only while it is open', async () => {
  const close = vi.fn()
  render(menu(true, close))
  await eventually(() => expect(stepsAt(history.state)).toBe(1))
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect(close).toHaveBeenCalledOnce()
  render(menu(false, close))
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect(close).toHaveBeenCalledOnce()
})
