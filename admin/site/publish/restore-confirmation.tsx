import { useState } from 'react'
import { Button } from '#admin/kit/parts/button.tsx'
import { button, notice } from '#admin/kit/parts/styles.ts'
import type { Change } from './list-changes.ts'
import { keepChoice } from './styles.ts'

type RestoreConfirmationProps = {
  /** Changes that are not published yet. */
  changes: Change[]
  error: Error | null
  isPending: boolean
  onConfirm: (drafts: 'follow' | 'keep') => void
  onCancel: () => void
}

/** Asks before the site changes, and what becomes of what is not published yet. */
export function RestoreConfirmation({
  changes,
  error,
  isPending,
  onConfirm,
  onCancel,
}: RestoreConfirmationProps) {
  const [keeps, setKeeps] = useState(false)
  return (
    <div className={notice({ tone: error ? 'error' : 'warning' })} role="alert">
      <p>{error?.message ?? '이 내용이 바로 다시 공개되고, 초안도 이 내용을 따릅니다.'}</p>
      {changes.length > 0 && (
        <label className={keepChoice()}>
          <input type="checkbox" checked={keeps} onChange={(event) => setKeeps(event.target.checked)} />
          <span>
            공개하지 않은 초안은 남기기: {changes.map(({ title }) => title).join(', ')}
            <small>
              {keeps
                ? '다음에 공개할 때 그 초안이 되돌린 내용 위에 다시 보입니다.'
                : '남기지 않아도 이 화면을 떠나기 전에는 실행 취소로 초안을 다시 가져올 수 있습니다.'}
            </small>
          </span>
        </label>
      )}
      <button type="button" className={button({ look: 'quiet' })} onClick={onCancel}>
        그대로 두기
      </button>
      <Button
        type="button"
        className={button({ look: 'primary' })}
        disabled={isPending}
        onClick={() => onConfirm(keeps ? 'keep' : 'follow')}
      >
        {isPending ? '되돌리는 중…' : '되돌려서 공개'}
      </Button>
    </div>
  )
}
