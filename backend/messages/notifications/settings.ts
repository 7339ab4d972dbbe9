import { z } from 'zod'
import type { Gateway } from './transports/http.ts'

const unset = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an http(s) address, such as https://gateway.example.com/messages',
})
const text = z.string().max(500)

/** Settings of the environment that say how messages are sent. */
export const notificationVariables = {
  SMTP_URL: unset(
    z.url({
      protocol: /^smtps?$/,
      error: 'must be an SMTP address, such as smtp://user:password@mail.example.com:587',
    }),
  ),
  SMTP_FROM: unset(text),
  ALIMTALK_URL: unset(httpAddress),
  ALIMTALK_KEY: unset(text),
  ALIMTALK_FROM: unset(text),
  SMS_URL: unset(httpAddress),
  SMS_KEY: unset(text),
  SMS_FROM: unset(text),
}

type Values = { [Name in keyof typeof notificationVariables]?: string | undefined }

const groups: (keyof typeof notificationVariables)[][] = [
  ['SMTP_URL', 'SMTP_FROM'],
  ['ALIMTALK_URL', 'ALIMTALK_KEY', 'ALIMTALK_FROM'],
  ['SMS_URL', 'SMS_KEY', 'SMS_FROM'],
]

/** For `superRefine`: each way to send is configured whole, or not at all. */
export function checkNotifications(values: Values, context: z.RefinementCtx): void {
  for (const group of groups) {
    const missing = group.filter((name) => values[name] === undefined)
    if (missing.length === 0 || missing.length === group.length) continue
    for (const name of missing) {
      const message = `must be set too: messages need all of ${group.join(', ')}, or none`
      context.addIssue({ code: 'custom', path: [name], message })
    }
  }
}

/** Each way to send that is configured. */
export function readNotifications(values: Values) {
  const { SMTP_URL, SMTP_FROM, ALIMTALK_URL, ALIMTALK_KEY, ALIMTALK_FROM, SMS_URL, SMS_KEY, SMS_FROM } =
    values
  const gateway = (url?: string, key?: string, from?: string): Gateway | undefined =>
    url && key && from ? { url, key, from } : undefined
  return {
    smtp: SMTP_URL && SMTP_FROM ? { url: SMTP_URL, from: SMTP_FROM } : undefined,
    alimtalk: gateway(ALIMTALK_URL, ALIMTALK_KEY, ALIMTALK_FROM),
    sms: gateway(SMS_URL, SMS_KEY, SMS_FROM),
  }
}
