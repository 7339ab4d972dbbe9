import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** Pause between pieces of background work, in ms, and how much longer it is where visitors need the process. */
const pause = { least: 10, more: 250 }
/** Share of a pause that others work in from which on the process is busy. */
const busyShare = 0.6

/** A pause between pieces of background work: longer while visitors need the process. Rejects where `signal` ends it. */
export async function takeRest(signal: AbortSignal): Promise<void> {
  const before = performance.eventLoopUtilization()
  await sleep(pause.least, undefined, { signal })
  const { utilization } = performance.eventLoopUtilization(before)
  if (utilization > busyShare) await sleep(pause.more, undefined, { signal })
}
