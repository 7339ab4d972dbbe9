import type { Logger } from 'pino'

export type Channel = 'email' | 'phone'

/** Failures in a row after which a channel is paused, for a second first and twice as long each time, up to a minute. */
const patience = 5
const longest = 60_000

/** Keeps which channels fail again and again, on this node. */
export function createPauses(logger: Logger, now: () => number = Date.now) {
  const inRow: Record<Channel, number> = { email: 0, phone: 0 }
  const until: Record<Channel, number> = { email: 0, phone: 0 }
  return {
    isPaused: (channel: Channel) => now() < until[channel],
    succeeded(channel: Channel): void {
      if (inRow[channel] > patience) logger.info({ channel }, 'messages go out again')
      inRow[channel] = 0
      until[channel] = 0
    },
    /** Failures of messages that were sent side by side count as one once the channel is paused. */
    failed(channel: Channel): void {
      if (now() < until[channel]) return
      inRow[channel] += 1
      if (inRow[channel] < patience) return
      const pause = Math.min(longest, 1_000 * 2 ** (inRow[channel] - patience))
      until[channel] = now() + pause
      logger.error({ channel, failures: inRow[channel], pause }, 'messages fail in a row and pause')
    },
  }
}
