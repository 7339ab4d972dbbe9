import type { ReactNode } from 'react'
import type { Link } from '#schema/primitives.ts'
import { ActionLink } from './action-link.tsx'
import { buttonClass } from './button.tsx'
import { css } from './css.ts'
import { text } from './text.ts'

const note = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '$6',
  paddingBlock: '$20',
  textAlign: 'center',
  '@phone': { paddingBlock: '$14' },
})
const heading = css({ ...text.heading3, margin: 0 })
const sentence = css({ ...text.body2, color: '$gray700', maxWidth: '30em', textWrap: 'balance' })

type NoteProps = { title?: string | undefined; children: string; action: ReactNode }

function Note({ title, children, action }: NoteProps) {
  return (
    <div className={note()}>
      {title && <h1 className={heading()}>{title}</h1>}
      <p className={sentence()}>{children}</p>
      {action}
    </div>
  )
}

type EmptyNoteProps = {
  /** Heading of the page, where the note is all there is on it. */
  title?: string
  sentence: string
  link?: Link | undefined
}

/** Stands in for an empty list: a sentence and one way on. */
export function EmptyNote({ title, sentence: words, link }: EmptyNoteProps) {
  const action = link && (
    <ActionLink url={link.url} className={buttonClass({ look: 'outline', size: 'small' })}>
      {link.title}
    </ActionLink>
  )
  return (
    <Note title={title} action={action}>
      {words}
    </Note>
  )
}

/** Stands in for content that failed: what happened, and one way to try again. Announced. */
export function FailureNote({ sentence: words, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <Note
        action={
          <button type="button" className={buttonClass({ look: 'outline', size: 'small' })} onClick={onRetry}>
            다시 시도
          </button>
        }
      >
        {words}
      </Note>
    </div>
  )
}
