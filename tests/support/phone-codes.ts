import type { Database } from '#backend/kernel/database/database.ts'
import { notifications } from '#backend/messages/notifications/table.ts'
import { desc, eq } from 'drizzle-orm'
import type { callers } from './backend.ts'

type App = { database: Database; send: ReturnType<typeof callers>['send'] }

/** The code that was sent last, to a phone or to anybody. */
export async function sentCode(database: Database, phone?: string): Promise<string> {
  const [row] = await database.asOperator((tx) =>
    tx
      .select({ values: notifications.values })
      .from(notifications)
      .where(phone === undefined ? undefined : eq(notifications.recipient, phone))
      .orderBy(desc(notifications.id))
      .limit(1),
  )
  return (row?.values as { 인증번호: string } | undefined)?.인증번호 ?? ''
}

/** Proves a phone (E.164) by the code that is sent to it, and returns the proof. */
export async function provePhone({ database, send }: App, phone: string, address?: string): Promise<string> {
  const from = address === undefined ? {} : { address }
  const asked = await send('/guest/phone-codes', { body: { phone }, ...from })
  if (!asked.ok) throw new Error(`code: ${asked.status} ${await asked.text()}`)
  const code = await sentCode(database, phone)
  const verified = await send('/guest/phone-codes/verify', { body: { phone, code }, ...from })
  return ((await verified.json()) as { phoneProof: string }).phoneProof
}
