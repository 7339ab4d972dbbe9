import { availableParallelism } from 'node:os'

/** Places of a table of 32 MiB, which no processor's caches hold. */
const places = 1 << 23
const reads = 1_000_000
const steps = 50_000_000

/** Nanoseconds that each of `count` runs of something takes. */
function nanoseconds(count, work) {
  const began = process.hrtime.bigint()
  work()
  return Number(process.hrtime.bigint() - began) / count
}

/** Reads a table where the last read says, so that no read can begin before the one before it is done. */
function readAtRandom() {
  const table = new Int32Array(places)
  for (let at = 0; at < places; at++) table[at] = (Math.imul(at, 1_664_525) + 1_013_904_223) & (places - 1)
  return nanoseconds(reads, () => {
    let last = 1
    for (let at = 0; at < reads; at++) last = table[(last + at) & (places - 1)]
    return last
  })
}

const reckon = () =>
  nanoseconds(steps, () => {
    let sum = 0
    for (let at = 0; at < steps; at++) sum = (Math.imul(sum, 31) + at) | 0
    return sum
  })

/** A line that says how quick this machine is now: how long a run takes says something only beside it. */
export const machineSpeed = () =>
  `${availableParallelism()} cores, ${readAtRandom().toFixed(0)} ns a random read of memory, ${reckon().toFixed(1)} ns a step of the processor`
