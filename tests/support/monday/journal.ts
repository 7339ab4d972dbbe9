import type { CallOutput } from '#api/client.ts'
import { ApiError } from '#api/client.ts'

type Reservation = CallOutput<'POST /customer/reservations'>
export type Kept = Pick<Reservation, 'id' | 'code' | 'status' | 'reservedAt' | 'pendingMove' | 'items'>

const percentile = (ordered: readonly number[], share: number) =>
  ordered[Math.min(ordered.length - 1, Math.ceil(ordered.length * share) - 1)] ?? Number.NaN

/** Answers that a crowd got: the time of each call, refusals, failures, and the last state of each booking. */
export function createJournal() {
  const took = new Map<string, number[]>()
  const refused: Record<string, number> = {}
  const failures: string[] = []
  const kept = new Map<number, Kept>()

  function note(name: string, error: unknown): void {
    // A server that has more to do than it can says so, with 503 and when to come again.
    if (error instanceof ApiError && ((error.status >= 400 && error.status < 500) || error.status === 503)) {
      const key = `${name} ${error.status} ${error.code}`
      refused[key] = (refused[key] ?? 0) + 1
      return
    }
    failures.push(
      `${name}: ${error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : error}`,
    )
  }

  const figuresOf = (name: string) => {
    const ordered = (took.get(name) ?? []).toSorted((a, b) => a - b)
    return { count: ordered.length, p50: percentile(ordered, 0.5), p95: percentile(ordered, 0.95) }
  }

  return {
    refused,
    failures,
    kept,
    figuresOf,
    /** Makes a call and writes down how it went; what was refused or failed is thrown on. */
    async time<T>(name: string, call: () => Promise<T>): Promise<T> {
      const began = performance.now()
      try {
        const answer = await call()
        const all = took.get(name) ?? []
        all.push(performance.now() - began)
        took.set(name, all)
        return answer
      } catch (error) {
        note(name, error)
        throw error
      }
    },
    keep: (reservation: Kept) => void kept.set(reservation.id, reservation),
    /** Lines to print: each call with its count, median and 95th percentile in milliseconds, then refusals. */
    report: () => [
      ...[...took.keys()].sort().map((name) => {
        const { count, p50, p95 } = figuresOf(name)
        return `${name.padEnd(12)} ${String(count).padStart(7)} × p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`
      }),
      ...Object.entries(refused)
        .sort()
        .map(([name, count]) => `refused: ${name} × ${count}`),
    ],
  }
}
export type Journal = ReturnType<typeof createJournal>
