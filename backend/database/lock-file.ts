import { readFileSync, rmSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from './database.ts'

const held = new Set<string>()

/** When a process began, in the kernel's ticks: tells a process from a later one that got its number. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return start === '' || start === startOf(pid)
}

/**
 * Keeps a directory to this process: PGlite does not, and two processes would destroy it (pglite#709).
 * The lock of a dead process is taken over. Returns the function that lets go.
 * Throws `DatabaseError` while another process, or this one, holds it.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = `${directory}.lock`
  const refuse = (who: string) =>
    new DatabaseError(
      `${directory} is in use by ${who}. The embedded database belongs to one process: stop that one first, or set DATABASE_URL to share a PostgreSQL.`,
    )
  if (held.has(path)) throw refuse('this process')
  const mine = `${process.pid} ${startOf(process.pid)}\n`
  try {
    await writeFile(path, mine, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const [pid = '', start = ''] = (await readFile(path, 'utf8').catch(() => '')).trim().split(' ')
    if (Number(pid) !== process.pid && Number(pid) > 0 && isAlive(Number(pid), start))
      throw refuse(`process ${pid}`)
    const next = `${path}.${process.pid}`
    await writeFile(next, mine)
    await rename(next, path)
    // Another process may have found the same stale lock: the last to rename has it.
    await sleep(100)
    if ((await readFile(path, 'utf8')) !== mine) throw refuse('another process that is just starting')
  }
  held.add(path)
  const release = () => rmSync(path, { force: true })
  process.once('exit', release)
  return async () => {
    process.off('exit', release)
    await rm(path, { force: true })
    held.delete(path)
  }
}
