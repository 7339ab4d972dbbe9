import { expect, test } from 'vitest'
import { machineSpeed } from './machine-speed.mjs'

test('a machine tells its cores and what memory and processor take', () => {
  expect(machineSpeed()).toMatch(
    /^[1-9]\d* cores, [1-9]\d* ns a random read of memory, \d+\.\d ns a step of the processor$/,
  )
})
