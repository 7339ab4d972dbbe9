import { chmod, lstat, readdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'

const parts = [
  'database',
  'files',
  'cache',
  'prepared',
  'prepared-files',
  'notifications',
  'secrets.key',
] as const

/** Path of a part of the data folder (`DATA_DIR`). */
export const inDataFolder = (dataDir: string, part: (typeof parts)[number]): string => join(dataDir, part)

/** Makes every file and folder that this process writes from now on its user's alone, back-ups among them. */
export function writePrivately(): void {
  process.umask(0o077)
}

const forOthers = 0o077

/**
 * Closes to other users of the machine what an earlier version or a copy has left open to them. A file in a closed
 * folder is out of reach and stays as it is. A folder that holds somebody else's folders too is left open, with a
 * warning.
 */
export async function closeDataFolder(dataDir: string, logger: Logger): Promise<void> {
  const entries = await readdir(dataDir, { withFileTypes: true }).catch(() => null)
  if (!entries) return
  const isOurs = (name: string) => parts.some((part) => name === part || name.startsWith(`${part}.`))
  const foreign = entries.filter((one) => one.isDirectory() && !isOurs(one.name) && one.name !== 'lost+found')
  const own = entries.filter(({ name }) => isOurs(name)).map(({ name }) => join(dataDir, name))
  try {
    let closed = 0
    for (const path of own) closed += await closeAll(path)
    if (foreign.length === 0) closed += await close(dataDir)
    else if (await isOpen(dataDir))
      logger.warn({ dataDir }, 'DATA_DIR holds other folders too, and stays open to other users.')
    if (closed > 0)
      logger.info(
        { dataDir, closed },
        'The data folder was open to other users of this machine. It is closed now.',
      )
  } catch (error) {
    logger.warn(
      { dataDir, err: error },
      'The data folder could not be closed to other users of this machine.',
    )
  }
}

const isOpen = async (path: string) => ((await lstat(path)).mode & forOthers) !== 0

/** Closes a file, or a folder with its contents, and returns how many were open. The target of a link is not ours. */
async function closeAll(path: string): Promise<number> {
  const stats = await lstat(path)
  if (!stats.isDirectory()) return stats.isFile() ? close(path) : 0
  const isFolderOpen = (stats.mode & forOthers) !== 0
  let closed = 0
  for (const entry of await readdir(path, { withFileTypes: true }))
    if (entry.isDirectory() || isFolderOpen) closed += await closeAll(join(path, entry.name))
  return closed + (await close(path))
}

async function close(path: string): Promise<number> {
  const { mode } = await lstat(path)
  if ((mode & forOthers) === 0) return 0
  await chmod(path, mode & 0o700)
  return 1
}

/** Folders in which an earlier version kept made files, as `<key>.checked`. */
const earlierCaches = ['images', 'cards', 'fonts', 'prepared']

/** Removes the made files of an earlier version, which are made again elsewhere. Files of others stay. */
export async function removeEarlierCaches(dataDir: string): Promise<void> {
  const ignore = () => {}
  for (const folder of earlierCaches.map((name) => join(dataDir, name))) {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((one) => one.endsWith('.checked')))
      await rm(join(folder, name)).catch(ignore)
    // Fails, and changes nothing, while the folder holds anything else.
    await rmdir(folder).catch(ignore)
  }
}
