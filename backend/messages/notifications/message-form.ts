import type { MessageMeta } from '#schema/plain/message-words.ts'
import { isPlaceholder, longBytes, namesIn, problemsOf } from '#schema/plain/message-words.ts'
import { z } from 'zod'
import type { NotificationKind } from './notify.ts'
import { templateOf } from './templates.ts'

/** A message as its form has it. */
export type MessageSetting = { isSent: boolean; words: string | null; templateCode: string }

type Named = {
  title: string
  /** When it is sent. */
  hint: string
  /** Somebody would wait or come in vain without it. */
  isAlwaysSent?: boolean
}

/** What the words of a message may and must name. Throws where there is no such message. The clinic's name is known to all. */
export function metaOf(audience: MessageMeta['audience'], kind: NotificationKind): MessageMeta {
  const template = templateOf(audience, kind)
  if (!template) throw new Error(`There is no message ${kind} to the ${audience}.`)
  const takes = [...new Set(['병원' as const, ...namesIn(template.words).filter(isPlaceholder)])]
  return { audience, kind, words: template.words, takes, needs: template.needs ?? [] }
}

/** The schema of one message's group in the form. */
export function messageForm(
  audience: MessageMeta['audience'],
  kind: NotificationKind,
  { title, hint, isAlwaysSent = false }: Named,
) {
  const message = metaOf(audience, kind)
  return z
    .object({
      isSent: (isAlwaysSent ? z.literal(true) : z.boolean()).default(true).meta({ title: '보내기' }),
      words: z
        .string()
        .max(longBytes)
        .nullable()
        .default(null)
        .meta({ title: '보낼 말', control: 'multiline' }),
      templateCode: z
        .string()
        .trim()
        .regex(/^[\w-]{0,60}$/, '알림톡 템플릿 코드에는 영문, 숫자와 붙임표만 있습니다.')
        .default('')
        .meta({ title: '알림톡 템플릿 코드' }),
    })
    .superRefine(({ words }, context) => {
      for (const problem of words === null ? [] : problemsOf(words, message)) {
        context.addIssue({ code: 'custom', path: ['words'], message: problem })
      }
    })
    .prefault({})
    .meta({ title, hint, control: 'message', message })
}
