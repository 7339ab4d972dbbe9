import { css } from '#ui/css.ts'
import { useEffect, useEffectEvent } from 'react'
import { useKeptTyping } from './use-kept-typing.ts'
import { Button } from '../parts/button.tsx'
import { ErrorNote } from '../parts/error-note.tsx'
import { button, fieldHint, fieldLabel, input } from '../parts/styles.ts'
import { useWork } from '../parts/use-work.ts'

const field = css({
  display: 'grid',
  gap: '8px',
  '& textarea': { marginTop: '4px', fontWeight: 400 },
  '& > button': { justifySelf: 'end' },
})

export type KeptTextFieldProps = {
  /** Name under which what is typed is kept (`useKeptTyping`). */
  keptAs: string
  /** As it is saved. */
  text: string
  maxLength: number
  words: {
    label: string
    save: string
    saved: string
    /** Before what somebody else has written meanwhile. */
    changed: string
    /** Told where it is saved as the field goes. */
    left?: string
  }
  hint?: string
  /** May be left empty. */
  mayBeEmpty?: boolean
  rows?: number
  save: (text: string) => Promise<unknown>
  onSaved: () => void
  /** Told whether something is typed that is not saved, where the window asks before it closes. */
  onUnsaved?: (isUnsaved: boolean) => void
}

/** Keeps the text typed over a saved one until it is saved or discarded, and saves it when the field unmounts. */
function useKeptText({ keptAs, text, words, save, onSaved, onUnsaved }: KeptTextFieldProps) {
  const leaving = useWork(onSaved)
  /** The typed text, and the saved text that it replaces. */
  const [typed, setTyped] = useKeptTyping<{ text: string; over: string }>(keptAs)
  const shown = typed?.text ?? text
  const isUnsaved = shown !== text
  const forgetSaved = useEffectEvent(() => {
    // From here on the field follows what others write.
    if (typed && !isUnsaved) setTyped(null)
  })
  useEffect(() => forgetSaved(), [isUnsaved])
  useEffect(() => {
    onUnsaved?.(isUnsaved)
  }, [isUnsaved, onUnsaved])
  const leave = useEffectEvent(() => {
    if (!isUnsaved || onUnsaved) return
    void leaving
      .run(() => save(shown), words.left)
      .then((isSaved) => {
        if (isSaved) setTyped(null)
      })
  })
  useEffect(() => () => leave(), [])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return {
    shown,
    isUnsaved,
    /** Somebody else has saved another text since. */
    isOvertaken: typed !== null && typed.over !== text && isUnsaved,
    type: (written: string) => setTyped({ text: written, over: typed?.over ?? text }),
  }
}

/**
 * A long text with its own button. Typed text outlives the session and the browser until it is saved or discarded, and
 * stays beside a text that somebody else saves meanwhile. It is saved when the field unmounts, unless its window asks.
 */
export function KeptTextField(props: KeptTextFieldProps) {
  const { text, maxLength, words, hint, mayBeEmpty, rows, save, onSaved } = props
  const { isBusy, fault, run } = useWork(onSaved, { isNoted: true })
  const { shown, isUnsaved, isOvertaken, type } = useKeptText(props)
  return (
    <div className={field()}>
      <label className={fieldLabel()}>
        {words.label}
        <textarea
          className={input({ area: true })}
          value={shown}
          rows={rows}
          maxLength={maxLength}
          onChange={(event) => type(event.target.value)}
        />
      </label>
      {isOvertaken && (
        <p className={fieldHint()} role="status">
          {words.changed}: {text === '' ? '(지움)' : text}
        </p>
      )}
      {hint && <p className={fieldHint()}>{hint}</p>}
      <ErrorNote error={fault} />
      {isUnsaved && (
        <Button
          type="button"
          className={button({ look: 'primary' })}
          disabled={isBusy || (!mayBeEmpty && shown.trim() === '')}
          onClick={() => void run(() => save(shown), words.saved)}
        >
          {words.save}
        </Button>
      )}
    </div>
  )
}
