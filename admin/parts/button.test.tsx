// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a button that has nothing to do keeps the focus, and neither acts nor sends its form', () => {
  document.body.innerHTML = '<div id="app"></div>'
  const root = createRoot(document.getElementById('app')!)
  const [onClick, onSubmit] = [vi.fn(), vi.fn((event: React.SubmitEvent) => event.preventDefault())]
  const show = (disabled: boolean) =>
    flushSync(() =>
      root.render(
        <form onSubmit={onSubmit}>
          <Button type="submit" disabled={disabled} onClick={onClick}>
            저장
          </Button>
        </form>,
      ),
    )
  show(false)
  const button = document.querySelector('button')!
  button.focus()
  button.click()
  show(true)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  button.click()
  expect([onClick, onSubmit].map((called) => called.mock.calls.length)).toEqual([1, 1])
  root.unmount()
})
