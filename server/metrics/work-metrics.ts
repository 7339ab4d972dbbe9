import { Counter, Gauge, type Registry } from 'prom-client'
import type { CallName } from '#api/contract.ts'
import { callRefused } from '#backend/kernel/signals/signals.ts'
import type { DueWork } from '#backend/operation/monitoring/due-work.ts'

/** Milliseconds for which all scrapes use the same answer of the database. */
const holds = 5_000

/** Measures the due work that all nodes share. Reads it at a scrape. It is absent if the database does not answer. */
export function observeDueWork(registry: Registry, read: () => Promise<DueWork[]>): void {
  let asked: { at: number; answer: Promise<DueWork[]> } | undefined
  const readOnce = () => {
    if (!asked || asked.at + holds < Date.now()) asked = { at: Date.now(), answer: read().catch(() => []) }
    return asked.answer
  }
  const gauge = (name: string, help: string, valueOf: (work: DueWork) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const work = await readOnce()
        this.reset()
        for (const one of work) this.set({ kind: one.kind }, valueOf(one))
      },
    })
  gauge('danjang_due', 'Work of all nodes that is due and not done.', ({ count }) => count)
  gauge('danjang_due_oldest_seconds', 'Time for which the oldest of it is due.', ({ seconds }) => seconds)
}

const holding: CallName = 'POST /customer/reservation-holds'

/** Counts refused holds by the code of the refusal. Returns a function that ends the counting. */
export function observeHolds(registry: Registry): () => void {
  const refusals = new Counter({
    name: 'danjang_holds_refused_total',
    help: 'Times that visitors could not hold, by the code of the refusal.',
    labelNames: ['code'],
    registers: [registry],
  })
  return callRefused.on(({ call, code }) => {
    if (call === holding) refusals.inc({ code })
  })
}
