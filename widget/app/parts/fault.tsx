import { ApiError } from '#api/api-error.ts'
import { momentText } from '#schema/plain/days.ts'
import { useClock } from '#ui/clock-context.ts'
import { useInView } from '#ui/use-in-view.ts'
import type { Hold } from '../../api.ts'
import { useWidget } from '../context.ts'
import * as styles from './parts.styles.ts'

/** Error of a call in words, above the control that made it: announced, and in view. */
export function Fault({ error }: { error: unknown }) {
  const { hold } = useWidget().booking
  const now = useClock().now() ?? 0
  const place = useInView<HTMLParagraphElement>(error)
  if (!error) return null
  return (
    <p ref={place} className={styles.fault()} role="alert">
      {[messageOf(error), heldWords(error, hold, now)].filter(Boolean).join(' ')}
    </p>
  )
}

export const messageOf = (error: unknown) =>
  error instanceof ApiError ? error.message : '알 수 없는 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.'

/** Says until when the chosen time is held, where no answer came. */
const heldWords = (error: unknown, hold: Hold | null, now: number) =>
  hold?.isExclusive &&
  Date.parse(hold.expiresAt) > now &&
  error instanceof ApiError &&
  ['offline', 'late', 'no-answer'].includes(error.code)
    ? `고르신 시간은 ${momentText(hold.expiresAt)}까지 잡아 두었습니다.`
    : undefined

/** Says whether an error is about fields, which show it, and not about the call as a whole. */
export const isOfFields = (error: unknown) =>
  error instanceof ApiError && [400, 401, 422].includes(error.status)
