import { status } from '../reservations/styles.ts'
import type { ConsolePost } from './types.ts'

type PostStateProps = { post: Pick<ConsolePost, 'isReplied' | 'isHidden'> }

/** Whether a post waits for an answer; a hidden one waits for none. */
export function PostState({ post: { isReplied, isHidden } }: PostStateProps) {
  if (isReplied) return <span className={status({ of: 'DONE' })}>답함</span>
  return isHidden ? (
    <span className={status({ of: 'CANCELLED' })}>숨김</span>
  ) : (
    <span className={status({ of: 'REQUESTED' })}>답 없음</span>
  )
}
