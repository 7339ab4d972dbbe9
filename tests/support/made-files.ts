import { join } from 'node:path'
import { pino } from 'pino'
import { directoryBlobs } from '#backend/clinic/files/directory-blobs.ts'
import { openDiskCache } from '#server/cache/disk-cache.ts'
import { openPreparedFiles } from '#server/cache/prepared-files.ts'

/** Opens the disk cache (`cache/`) and the prepared files (`prepared-files/`) below a folder. */
export const madeFiles = (folder: string) => ({
  cache: openDiskCache(join(folder, 'cache'), 100_000_000),
  prepared: openPreparedFiles({
    blobs: directoryBlobs(folder),
    folder: 'prepared-files',
    logger: pino({ level: 'silent' }),
  }),
})
