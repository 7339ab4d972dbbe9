import * as styles from './styles.ts'

type RefusalProps = {
  /** The form's own error, its type the problem's code. */
  error: { type?: unknown; message?: string | undefined }
  /** Goes back to the certification. */
  onAgain: () => void
}

/** Why somebody certified was refused, and the step to begin anew with. */
export function Refusal({ error: { type, message }, onAgain }: RefusalProps) {
  const code = String(type)
  return (
    <span key={message}>
      {message}{' '}
      {code.startsWith('certification') && (
        <button type="button" className={styles.link()} onClick={onAgain}>
          다시 인증하기
        </button>
      )}
      {code.startsWith('social') && (
        <a href="/login" className={styles.link()}>
          로그인으로 돌아가기
        </a>
      )}
    </span>
  )
}
