/** Session that the browser has, by its id; `isEnding` from a sign-out until the API has confirmed it. */
export type KeptSession = { id: string | null; isEnding: boolean }

export type SessionRecord = {
  read(): KeptSession
  write(kept: KeptSession): void
  /** Removes a session of this id. Returns false where another one has taken its place. */
  remove(id: string | null): boolean
  /** Takes over the id that an answer tells. An answer that begins a session has the last word. */
  note(id: string | null, begins: boolean): void
}

const nothing: KeptSession = { id: null, isEnding: false }

/**
 * Keeps which session the browser has under a key of its storage, which all its tabs share. Without a storage
 * (`null`), or with one that refuses, the record lasts as long as the document.
 */
export function createSessionRecord(key: string, storage: (() => Storage) | null): SessionRecord {
  let memory = nothing
  const read = (): KeptSession => {
    if (!storage) return memory
    try {
      const kept = JSON.parse(storage().getItem(key) ?? 'null') as Partial<KeptSession> | null
      return { id: typeof kept?.id === 'string' ? kept.id : null, isEnding: kept?.isEnding === true }
    } catch {
      return memory
    }
  }
  const write = (kept: KeptSession) => {
    memory = kept
    try {
      if (kept === nothing) storage?.().removeItem(key)
      else storage?.().setItem(key, JSON.stringify(kept))
    } catch {
      // `memory` has it.
    }
  }
  return {
    read,
    write,
    remove(id) {
      if (read().id !== id) return false
      write(nothing)
      return true
    },
    note(id, begins) {
      const kept = read()
      if (id === null || id === kept.id) return
      if (begins || !kept.isEnding) write({ id, isEnding: false })
      else if (kept.id === null) write({ id, isEnding: true })
    },
  }
}
