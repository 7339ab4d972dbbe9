import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { SecretBox } from '#backend/kernel/credentials/secret-box.ts'
import { sql } from 'drizzle-orm'

const hour = 3_600
const day = 24 * hour

/** Seconds after which a phone may be sent another code. */
export const pause = 30

/** Kinds of limits, of which a clinic's begins anew at midnight in Seoul. */
type Counted = 'phone' | 'address' | 'clinic'
type Limit = { counts: Counted; seconds: number; most: number }

/** A hospital's Wi-Fi and a carrier are one address for many, so an address has more than a phone. */
const limits: readonly Limit[] = [
  { counts: 'phone', seconds: pause, most: 1 },
  { counts: 'phone', seconds: hour, most: 5 },
  { counts: 'phone', seconds: day, most: 15 },
  { counts: 'address', seconds: hour, most: 60 },
  { counts: 'address', seconds: day, most: 300 },
]

type Sending = {
  /** E.164. */
  phone: string
  /** The client's address as limits count it. */
  client: string
  /** Codes that the clinic sends on a day. */
  mostPerDay: number
}

/**
 * Counts a code that is about to be sent, by the database's clock and for all nodes: by phone and address across clinics,
 * and by clinic and day. Throws 429, and counts nothing, where one of the limits is reached.
 */
export async function countCode(
  tx: PartnerTransaction,
  secretBox: SecretBox,
  { phone, client, mostPerDay }: Sending,
): Promise<void> {
  const all: Limit[] = [...limits, { counts: 'clinic', seconds: day, most: mostPerDay }]
  const { rows } = await tx.execute<{ counts: Counted; wait: number }>(sql`
    select counts, wait from count_sent_code(${secretBox.digest(phone, 'sent-code')},
      ${secretBox.digest(client, 'sent-code')}, ${tx.partnerId}::integer, ${JSON.stringify(all)}::jsonb)`)
  const [reached] = rows
  if (reached) throw refusals[reached.counts](reached.wait)
}

/** Code of the problem that the console counts. */
export const codesOverCode = 'codes-over'

const refuse = (code: string, wait: number, message: string) =>
  new ProblemError(429, code, message, { headers: { 'retry-after': String(wait) } })

/** `40초`, `12분`, `3시간` */
const timeText = (seconds: number) => {
  if (seconds <= 90) return `${seconds}초`
  return seconds <= 90 * 60 ? `${Math.ceil(seconds / 60)}분` : `${Math.ceil(seconds / hour)}시간`
}

const refusals: Record<Counted, (wait: number) => ProblemError> = {
  phone: (wait) =>
    refuse(
      'too-many-requests',
      wait,
      `이 번호로 인증번호를 보냈습니다. ${timeText(wait)} 뒤에 다시 받으실 수 있습니다.`,
    ),
  address: (wait) =>
    refuse(
      'too-many-requests',
      wait,
      `이 인터넷 주소에서 인증번호를 너무 많이 받았습니다. ${timeText(wait)} 뒤에 다시 받거나 병원에 전화해 주세요.`,
    ),
  clinic: (wait) =>
    refuse(codesOverCode, wait, '오늘 보낼 수 있는 인증번호를 모두 보냈습니다. 병원에 전화해 예약해 주세요.'),
}
