/**
 * Reads what the browser keeps under a key; `null` where there is nothing, or where it refuses (private windows,
 * settings).
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a value; a browser that refuses, or whose disk is full, forgets it with the document. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // There is nowhere else to keep it.
  }
}

/** Forgets a value, where the browser keeps any. */
export function removeStored(storage: 'localStorage' | 'sessionStorage', key: string): void {
  try {
    window[storage].removeItem(key)
  } catch {
    // Nothing is kept there.
  }
}
