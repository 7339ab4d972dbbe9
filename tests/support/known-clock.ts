import { createClock, type Clock } from '#ui/clock.ts'

/** A clock that an answer of a moment has set, this machine's unless told. */
export function knownClock(moment: string | number = Date.now()): Clock {
  const clock = createClock(async () => {})
  clock.read(new Headers({ date: new Date(moment).toUTCString() }))
  return clock
}
