/** Values that the browser keeps under names. */
export type Kept<Value> = {
  /** What is kept under a name; any other value there counts as nothing. */
  read(id: string): Value | null
  /** Keeps a value; `null` forgets it. */
  write(id: string, value: Value | null): void
  ids(): string[]
}

/** Keeps values in one of the browser's storages, under names that begin alike. */
export function keepIn<Value>(storage: Storage, name: string): Kept<Value> {
  const prefix = `${name}/`
  return {
    read(id) {
      try {
        return JSON.parse(storage.getItem(prefix + id) ?? 'null') as Value | null
      } catch {
        return null
      }
    },
    write(id, value) {
      if (value === null) return storage.removeItem(prefix + id)
      try {
        storage.setItem(prefix + id, JSON.stringify(value))
      } catch {
        // Full: what is typed is in memory all the same.
      }
    },
    ids: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
  }
}
