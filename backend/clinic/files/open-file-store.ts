import type { Environment } from '#backend/environment.ts'
import { inDataFolder } from '#backend/kernel/data-folder/data-folder.ts'
import type { Logger } from 'pino'
import type { FileStore, ReportDamage } from './file-store.ts'
import { createFileStore, createS3FileStore } from './file-store.ts'

/**
 * Opens the store of pictures, for the server and for commands alike: the bucket that is set, else below `DATA_DIR`. A
 * file that is damaged is logged.
 */
export function openFileStore(
  { s3, dataDir }: Pick<Environment, 's3' | 'dataDir'>,
  logger: Logger,
): FileStore {
  const report: ReportDamage = (file) =>
    logger.error(file, 'A stored file is damaged. It is not served until the same picture is uploaded again.')
  return s3 ? createS3FileStore(s3, report) : createFileStore(inDataFolder(dataDir, 'files'), report)
}
