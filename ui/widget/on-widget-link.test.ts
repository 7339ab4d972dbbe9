// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { onWidgetLink } from './on-widget-link.ts'

let callOff = () => {}
afterEach(() => callOff())

/** Clicks on what stands in a link; returns what was opened, and whether the browser would follow. */
function click(href: string, init: MouseEventInit = {}) {
  const open = vi.fn<Parameters<typeof onWidgetLink>[0]>()
  callOff = onWidgetLink(open)
  document.body.innerHTML = `<a href="${href}"><b>상담</b></a>`
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.querySelector('b')?.dispatchEvent(event)
  return [open.mock.calls[0]?.[0]?.kind, !event.defaultPrevented]
}

test.each([
  ['/?wqopen=1', 'consultation'],
  ['/?wopen=1', 'treatment'],
  ['/?wcopen=1', 'visit'],
])('%s opens the widget on the page where it stands', (href, kind) => {
  window.location.href = 'http://clinic.kr/events'
  expect(click(href)).toEqual([kind, false])
  expect(click(`/events${href.slice(1)}`)).toEqual([kind, false])
})

test.each(['/', '/events?page=2', '/products/3?wqopen=1', 'https://other.kr/?wqopen=1'])(
  '%s is followed',
  (href) => {
    window.location.href = 'http://clinic.kr/events'
    expect(click(href)).toEqual([undefined, true])
  },
)

test('a new tab is the browser’s', () => {
  window.location.href = 'http://clinic.kr/events'
  expect(click('/?wqopen=1', { ctrlKey: true })).toEqual([undefined, true])
})
