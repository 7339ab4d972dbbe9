import type { Logger } from 'pino'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transport } from '../transport.ts'

/**
 * Writes each message into a file of its own below a directory, where whoever runs the server reads it. The log says that
 * there is one and where; what is in it and whom it is for no log says.
 */
export const fileTransport = (directory: string, logger: Logger): Transport => ({
  name: 'file',
  takes: () => true,
  async send({ id, kind, recipient, subject, text }) {
    const path = join(directory, `${id}.txt`)
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
})
