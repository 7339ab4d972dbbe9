import type { Draft } from './draft.ts'

type Kept<Value> = Pick<Draft<Value>, 'value' | 'saved' | 'etag'>

/** Keeps unsaved drafts over a reload of the window. */
export type KeptDrafts<Value> = {
  read(id: string): Kept<Value> | null
  write(id: string, draft: Kept<Value> | null): void
}

/** Keeps drafts for as long as the tab is open: another person who signs in later on this machine gets none of them. */
export function keepDrafts<Value>(kind: string): KeptDrafts<Value> {
  const nameOf = (id: string) => `danjang-console-draft/${kind}/${id}`
  return {
    read(id) {
      const text = sessionStorage.getItem(nameOf(id))
      return text === null ? null : (JSON.parse(text) as Kept<Value>)
    },
    write(id, draft) {
      if (!draft) return sessionStorage.removeItem(nameOf(id))
      const { value, saved, etag } = draft
      try {
        sessionStorage.setItem(nameOf(id), JSON.stringify({ value, saved, etag }))
      } catch {
        // Full: what is typed is in memory all the same, and is saved in a moment.
      }
    },
  }
}
