import { keepIn } from './kept.ts'

/** Time in ms for which what is typed is kept after the last key: it names people. */
const life = 12 * 3_600_000

/** What somebody has typed and not saved, in this browser alone, by the thing that it is about. */
export type KeptTyping = {
  read(id: string): unknown
  /** Keeps what is typed; `null` forgets it: it is saved, or given up. */
  write(id: string, value: unknown): void
  isEmpty(): boolean
  /** Forgets all that this person has typed: they sign out. */
  forgetAll(): void
}

const kept = () => keepIn<{ at: number; value: unknown }>(localStorage, 'danjang-console-typing')
const isOver = (one: { at: number } | null, now: number) => !one || !(now - one.at < life)

/**
 * Keeps what an account types: whoever else signs in at this browser gets none of it. `time` tells the time in ms.
 * Source: docs/product.md, O19.
 */
export function keepTyping(email: string, time: () => number): KeptTyping {
  const all = kept()
  const idsOfAccount = () =>
    all.ids().filter((id) => id.startsWith(`${email}/`) && !isOver(all.read(id), time()))
  return {
    read(id) {
      const found = all.read(`${email}/${id}`)
      return isOver(found, time()) ? null : found?.value
    },
    write: (id, value) => all.write(`${email}/${id}`, value === null ? null : { at: time(), value }),
    isEmpty: () => idsOfAccount().length === 0,
    forgetAll() {
      for (const id of idsOfAccount()) all.write(id, null)
    },
  }
}

/** Forgets whatever anybody typed too long ago. */
export function forgetOldTyping(now: number): void {
  const all = kept()
  for (const id of all.ids()) if (isOver(all.read(id), now)) all.write(id, null)
}
