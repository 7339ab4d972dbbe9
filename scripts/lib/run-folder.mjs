import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { endPrograms } from './run.mjs'

/** Linux keeps in memory what is written here. */
const inMemory = '/dev/shm'

/** Bytes. A run of all tests has less than one GiB there at a time; its programs need memory too. */
const room = 6 * 2 ** 30

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize >= room && freemem() >= room
  } catch {
    return false
  }
}

/**
 * Makes a folder for all that a run of the tests writes, and removes it when this process ends. It is in memory where
 * there is room: on a disk the kernel takes a minute for the files of a hundred databases that are made and dropped.
 * Others may enter it, since PostgreSQL runs as a user of its own.
 */
export function makeRunFolder() {
  const folder = mkdtempSync(join(hasRoom() ? inMemory : tmpdir(), 'danjang-test-'))
  chmodSync(folder, 0o755)
  // A server that is ending may write a little longer.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 8 }))
  let ending
  // npm passes on what the terminal has sent already: a second signal is the first.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => (ending ??= endPrograms().then(() => process.exit(1))))
  return folder
}
