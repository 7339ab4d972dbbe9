import { inDataFolder } from '#backend/kernel/data-folder/data-folder.ts'
import type { MessageChannels } from '#schema/notifications.ts'
import type { Environment } from '#backend/environment.ts'
import type { Logger } from 'pino'
import type { Transport } from './transport.ts'
import { fileTransport } from './transports/file.ts'
import { phoneTransport } from './transports/http.ts'
import { smtpTransport } from './transports/smtp.ts'

/** Channels that the environment connects, for the console. */
export const channelsOf = ({ notifications: { smtp, alimtalk, sms } }: Environment): MessageChannels => ({
  email: smtp !== undefined,
  sms: sms !== undefined,
  alimtalk: alimtalk !== undefined,
})

/** The ways to send that the environment configures; whatever none of them reaches is written to a file below `DATA_DIR`. */
export function openTransports(
  { notifications: { smtp, alimtalk, sms }, dataDir }: Environment,
  logger: Logger,
): Transport[] {
  return [
    ...(smtp ? [smtpTransport(smtp)] : []),
    ...(alimtalk || sms ? [phoneTransport({ alimtalk, sms })] : []),
    fileTransport(inDataFolder(dataDir, 'notifications'), logger),
  ]
}
