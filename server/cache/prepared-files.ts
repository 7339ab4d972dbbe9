import type { Logger } from 'pino'
import type { Blobs } from '#backend/clinic/files/blobs.ts'
import { withHash, withoutHash } from '#backend/clinic/files/checked-file.ts'
import type { DiskCache } from './disk-cache.ts'

/**
 * Prepared files: fonts and pictures that are made from clinics' content ahead of visitors. All nodes share them. A
 * file stays while its clinic's list names it. Any file can be made again, so a damaged one counts as missing, and
 * nothing here throws.
 */
export type PreparedFiles = {
  read(partnerId: number, name: string): Promise<Buffer | null>
  has(partnerId: number, name: string): Promise<boolean>
  write(partnerId: number, name: string, bytes: Uint8Array): Promise<void>
  remove(partnerId: number, name: string): Promise<void>
}

type Options = {
  /** The bucket, or the data folder, that all nodes share. */
  blobs: Blobs
  /** `prepared` has the clinics' lists, `prepared-files` the files. */
  folder: 'prepared' | 'prepared-files'
  logger: Logger
}

/** Opens one of the two folders. */
export function openPreparedFiles({ blobs, folder, logger }: Options): PreparedFiles {
  const keyOf = (partnerId: number, name: string) => `${folder}/${partnerId}/${name}`
  const orElse = <T>(work: Promise<T>, fallback: T) =>
    work.catch((error: unknown) => {
      logger.warn({ err: error }, 'A prepared file could not be reached.')
      return fallback
    })

  return {
    async read(partnerId, name) {
      const stored = await orElse(blobs.read(keyOf(partnerId, name)), null)
      return stored && withoutHash(stored.bytes)
    },
    has: async (partnerId, name) => (await orElse(blobs.state(keyOf(partnerId, name)), null)) !== null,
    write: (partnerId, name, bytes) =>
      orElse(blobs.write(keyOf(partnerId, name), withHash(bytes)), undefined),
    remove: (partnerId, name) => orElse(blobs.remove(keyOf(partnerId, name)), undefined),
  }
}

/** Adds copies on this node's disk. Only for files whose name is the hash of their content. */
export function withCopies(files: PreparedFiles, copies: DiskCache): PreparedFiles {
  return {
    ...files,
    async read(partnerId, name) {
      const copy = await copies.read(name)
      if (copy) return copy
      const bytes = await files.read(partnerId, name)
      if (bytes) await copies.write(name, bytes)
      return bytes
    },
  }
}
