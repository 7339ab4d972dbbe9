import type { Logger } from 'pino'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transport } from '../transport.ts'

/**
 * Writes each message into a file of its own in a directory, for whoever runs the server. Logs the file's path alone,
 * because a log must hold neither a message nor its recipient.
 */
export function fileTransport(directory: string, logger: Logger): Transport {
  const pathOf = (id: string) => join(directory, `${id}.txt`)
  return {
    name: 'file',
    takes: () => true,
    async send({ id, kind, recipient, subject, text }) {
      const path = pathOf(id)
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeFile(path, `To: ${recipient}\nSubject: ${subject}\n\n${text}\n`, {
        flag: 'wx',
        mode: 0o600,
      }).catch((error: NodeJS.ErrnoException) => {
        // It was written before, and who wrote it ended before saying so.
        if (error.code !== 'EEXIST') throw error
      })
      logger.info({ notification: id, kind, path }, 'notification written to a file')
    },
    forget: (id) => rm(pathOf(id), { force: true }),
  }
}
