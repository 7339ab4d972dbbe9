import type { Environment } from '#backend/environment.ts'
import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { createFileStore, createS3FileStore } from './file-store.ts'

/**
 * Opens the store of pictures, for the server and for commands alike: the bucket that is set, else below `DATA_DIR`.
 */
export const openFileStore = ({ s3, dataDir }: Pick<Environment, 's3' | 'dataDir'>): FileStore =>
  s3 ? createS3FileStore(s3) : createFileStore(join(dataDir, 'files'))
