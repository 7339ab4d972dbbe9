import { act } from 'react'

/** Answers that come when a test says so, each known by a name. */
export function holdAnswers() {
  const held = new Map<string, { coming: Promise<unknown>; come: (value: unknown) => void }>()
  const of = (name: string) => {
    const known = held.get(name)
    if (known) return known
    let come = (_: unknown) => {}
    const coming = new Promise((resolve) => (come = resolve))
    const made = { coming, come }
    held.set(name, made)
    return made
  }
  return {
    /** Asks; every question of a name has the same answer. */
    ask: (name: string) => of(name).coming,
    /** Lets an answer come, and the components that asked for it be drawn. */
    come: (name: string, value: unknown) =>
      act(async () => {
        of(name).come(value)
        // react-query tells its components of an answer in a task of its own.
        await new Promise((resolve) => setTimeout(resolve, 0))
      }),
  }
}
