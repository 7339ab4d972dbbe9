import { expect, test, vi } from 'vitest'
import { reportRecovered } from './report-recovered.ts'

const differs = new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=HTML')
const hasThrown = new Error('Minified React error #419')

test.each([
  ['a page that differs is told', differs, {}, true],
  ['on a page that lacks answers it may', differs, { isPartial: true }, false],
  ['a block that threw on the server has been reported there', hasThrown, {}, false],
  ['what else goes wrong on a page that lacks answers is told', new Error('else'), { isPartial: true }, true],
] as const)('%s', (_, error, page, isTold) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  reportRecovered(error, page)
  expect(told).toHaveBeenCalledTimes(isTold ? 1 : 0)
})
