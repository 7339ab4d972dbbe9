/** Bytes as they are stored. `state` names this state of them: after each change it is another. */
export type StoredBytes = { bytes: Buffer; state: string }

/**
 * Bytes under keys such as `1/0123456789abcdef.webp`: what a file store is made on. A key names the same bytes for
 * ever. Every method rejects when the place cannot be reached.
 */
export type Blobs = {
  read(key: string): Promise<StoredBytes | null>
  /** Returns the state alone; `null` where there is nothing. */
  state(key: string): Promise<string | null>
  /** Replaces the bytes of a key. A reader meets all of them or none, and they are on the disk when this resolves. */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Does nothing where there is none. */
  remove(key: string): Promise<void>
}
