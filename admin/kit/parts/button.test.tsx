// @vitest-environment happy-dom
import { draw } from '#tests/support/draw.ts'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a button that has nothing to do keeps the focus, and neither acts nor sends its form', async () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn((event: React.SubmitEvent) => event.preventDefault())]
  const form = (disabled: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" disabled={disabled} onClick={onClick}>
        저장
      </Button>
    </form>
  )
  const show = await draw(form(false))
  const button = document.querySelector('button')!
  button.focus()
  button.click()
  await show(form(true))
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  button.click()
  expect([onClick, onSubmit].map((called) => called.mock.calls.length)).toEqual([1, 1])
})
