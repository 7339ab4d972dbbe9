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
const sentence = css({ ...text.body2, color: '$gray700', maxWidth: '30em', textWrap: 'balance' })

function Note({ children, action }: { children: string; action: ReactNode }) {
  return (
    <div className={note()}>
      <p className={sentence()}>{children}</p>
      {action}
    </div>
  )
}

/** Where there is nothing to show: a sentence and one way on. */
export function EmptyNote({ sentence: words, link }: { sentence: string; link?: Link | undefined }) {
  const action = link && (
    <ActionLink url={link.url} className={buttonClass({ look: 'outline', size: 'small' })}>
      {link.title}
    </ActionLink>
  )
  return <Note action={action}>{words}</Note>
}

/** Where something could not be shown: what happened, and one way to try again. Announced. */
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
