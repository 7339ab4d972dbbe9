import { open, type FileHandle } from 'node:fs/promises'
import { hostname } from 'node:os'
import { DatabaseError } from './database.ts'

/**
 * Keeps a directory to this process: PGlite does not, and two processes would destroy it (pglite#709).
 *
 * The kernel holds the lock, on `<directory>.lock`, and releases it when the process ends, however it ends. A process
 * number would not do: in two containers on one volume both servers are number 1. The file itself stays, as removing
 * it would let two processes lock two files of the same name; its text only tells who has it.
 *
 * Returns the function that lets go. Throws `DatabaseError` while another process, or this one, holds the lock, and
 * where the file system has none.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = await open(`${directory}.lock`, 'a+')
  try {
    if (!(await tryLock(file, directory))) throw await inUse(file, directory)
    await file.truncate()
    await file.write(`process ${process.pid} on ${hostname()}\n`)
  } catch (error) {
    await file.close()
    throw error
  }
  return () => file.close()
}

async function tryLock(file: FileHandle, directory: string): Promise<boolean> {
  try {
    const { tryLock } = await import('fs-native-extensions')
    return tryLock(file.fd)
  } catch (cause) {
    throw new DatabaseError(
      `${directory} cannot be locked: ${(cause as Error).message}. The embedded database needs a DATA_DIR on a file system that has locks; or set DATABASE_URL to use a PostgreSQL.`,
      { cause },
    )
  }
}

async function inUse(file: FileHandle, directory: string): Promise<DatabaseError> {
  const who = await file.readFile('utf8').catch(() => '')
  return new DatabaseError(
    `${directory} is in use by ${who.trim() || 'another process'}. The embedded database belongs to one process: stop that one first, or set DATABASE_URL to share a PostgreSQL.`,
  )
}
