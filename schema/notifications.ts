import { z } from 'zod'
import { moment, typed } from './call-parts.ts'
import { longBytes } from './plain/message-words.ts'

/*
 * Messages that a clinic sends: what carries them, and a test of their words.
 */

/** Ways to send that the operator has connected. */
export const messageChannels = z.object({
  email: z.boolean(),
  sms: z.boolean(),
  alimtalk: z.boolean().meta({ description: '알림톡에는 메시지마다 등록한 템플릿 코드가 있어야 합니다' }),
})
export type MessageChannels = z.infer<typeof messageChannels>

export const messageTest = z.object({
  audience: z.enum(['visitor', 'clinic']),
  kind: typed(40),
  words: z.string().max(longBytes).nullable().default(null).meta({ description: 'null이면 기본 문구' }),
  to: typed(200)
    .trim()
    .nullable()
    .default(null)
    .meta({ description: '휴대폰 번호나 이메일. null이면 이 계정의 이메일' }),
})

/** A message that was tried until there was no use in it, or did not fit into the clinic's quota. */
export const undeliveredMessage = z.object({
  id: z.number().int().positive(),
  title: z.string().meta({ description: '메시지의 이름', example: '예약 확정' }),
  recipient: z.string().meta({ description: '가려진 휴대폰 번호나 이메일' }),
  reservationCode: z.string().nullable().meta({ description: '예약 번호, 예약의 메시지가 아니면 null' }),
  reservedAt: moment.nullable(),
  createdAt: moment,
  droppedAt: moment.meta({ description: '더 보내지 않기로 한 때' }),
  tries: z.number().int().nonnegative(),
  problem: z.string().nullable().meta({
    description: '한도에 이르러 보내지 않은 것의 안내. 여러 번 시도하고 그만둔 것은 null',
  }),
})
export type UndeliveredMessage = z.infer<typeof undeliveredMessage>
