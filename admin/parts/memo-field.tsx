import { css } from '#ui/css.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { button, fieldHint, fieldLabel, input } from './styles.ts'
import { useWork } from './use-work.ts'

const field = css({
  display: 'grid',
  gap: '8px',
  '& textarea': { marginTop: '4px', fontWeight: 400 },
  '& > button': { justifySelf: 'end' },
})

type MemoFieldProps = {
  /** As it is saved. */
  memo: string
  hint?: string
  save: (memo: string) => Promise<unknown>
  onSaved: () => void
  /** Told whether something is typed that is not saved, where the window asks before it closes. */
  onUnsaved?: (isUnsaved: boolean) => void
}

/** Words that only the clinic sees. What is typed and not saved is saved when the field goes, unless its window asks. */
export function MemoField({ memo, hint, save, onSaved, onUnsaved }: MemoFieldProps) {
  const { isBusy, run } = useWork(onSaved)
  /** What is typed, and the memo that it was typed over. */
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null)
  // It has been saved: from here on the field follows what others write.
  if (typed?.text === memo) setTyped(null)
  const shown = typed?.text ?? memo
  const isUnsaved = shown !== memo
  useEffect(() => {
    onUnsaved?.(isUnsaved)
  }, [isUnsaved, onUnsaved])
  const leave = useEffectEvent(() => {
    if (isUnsaved && !onUnsaved) void run(() => save(shown), '쓰던 메모를 저장했습니다.')
  })
  useEffect(() => () => leave(), [])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return (
    <div className={field()}>
      <label className={fieldLabel()}>
        병원만 보는 메모
        <textarea
          className={input({ area: true })}
          value={shown}
          maxLength={2000}
          onChange={(event) => setTyped({ text: event.target.value, over: typed?.over ?? memo })}
        />
      </label>
      {typed && typed.over !== memo && isUnsaved && (
        <p className={fieldHint()} role="status">
          그사이 다른 사람이 메모를 고쳤습니다: {memo === '' ? '(지움)' : memo}
        </p>
      )}
      {hint && <p className={fieldHint()}>{hint}</p>}
      {isUnsaved && (
        <button
          type="button"
          className={button()}
          disabled={isBusy}
          onClick={() => void run(() => save(shown), '메모를 저장했습니다.')}
        >
          메모 저장
        </button>
      )}
    </div>
  )
}
