/**
 * Bytes under keys such as `1/0123456789abcdef.webp`: what a file store is made on. A key names the same bytes for
 * ever. Every method rejects when the place cannot be reached.
 */
export type Blobs = {
  read(key: string): Promise<Buffer | null>
  /** A reader meets all of it or nothing. */
  write(key: string, bytes: Uint8Array): Promise<void>
  has(key: string): Promise<boolean>
  /** Does nothing where there is none. */
  remove(key: string): Promise<void>
}
