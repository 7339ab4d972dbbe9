import { button, notice } from '../parts/styles.ts'

type RestoreConfirmationProps = {
  error: Error | null
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before the site changes. */
export function RestoreConfirmation({ error, isPending, onConfirm, onCancel }: RestoreConfirmationProps) {
  return (
    <div className={notice({ tone: error ? 'error' : 'warning' })} role="alert">
      <p>
        {error
          ? error.message
          : '이 내용이 새 리비전으로 바로 공개됩니다. 공개하지 않은 초안은 그대로 남습니다.'}
      </p>
      <button type="button" className={button({ look: 'quiet' })} onClick={onCancel}>
        취소
      </button>
      <button type="button" className={button({ look: 'primary' })} disabled={isPending} onClick={onConfirm}>
        {isPending ? '되돌리는 중…' : '되돌려서 공개'}
      </button>
    </div>
  )
}
