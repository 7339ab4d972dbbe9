import { createTransport } from 'nodemailer'
import type { Transport } from '../transport.ts'
import { isEmail } from '../transport.ts'

/** Sends mail by SMTP (`smtp://user:password@host:587`). One message has one Message-ID, however often it is sent. */
export function smtpTransport({ url, from }: { url: string; from: string }): Transport {
  const mailer = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return {
    name: 'smtp',
    takes: isEmail,
    async send({ id, recipient, subject, text, clinic }) {
      const messageId = `<notification-${id}@danjang>`
      const address = from.replace(/^.*<(.+)>$/, '$1')
      await mailer.sendMail({ from: { name: clinic, address }, to: recipient, subject, text, messageId })
    },
  }
}
