import { expect, test } from 'vitest'
import { continueTrace } from './trace.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const span = '00f067aa0ba902b7'

test.each([`00-${trace}-${span}-01`, `01-${trace}-${span}-01-what-a-later-version-adds`])(
  'the trace of %s goes on under a new span, and keeps its flags',
  (given) => {
    const own = continueTrace(given)
    expect(own).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`))
    expect(own).not.toContain(span)
  },
)

test.each([
  undefined,
  '',
  `00-${trace}-${span}`,
  `00-${trace}-${span}-01-more`,
  `ff-${trace}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
])('a new trace begins if the header is %s', (given) => {
  const own = continueTrace(given)
  expect(own).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
  expect(own).not.toContain(trace)
})
