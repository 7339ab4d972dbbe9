import type { KeyboardEvent, PropsWithChildren, ReactNode, SubmitEvent } from 'react'
import { button } from '#admin/kit/parts/styles.ts'
import { card, form, lead, page, title } from './styles.ts'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'

type EntryCardProps = PropsWithChildren<{ title: string; lead: ReactNode }>

/** The card of a screen for people who are not signed in. */
export const EntryCard = ({ title: heading, lead: text, children }: EntryCardProps) => (
  <main className={page()}>
    <div className={card()}>
      <h1 className={title()}>{heading}</h1>
      <p className={lead()}>{text}</p>
      {children}
    </div>
  </main>
)

type EntryFormProps = PropsWithChildren<{
  submit: string
  submitting: string
  isPending: boolean
  error?: string | undefined
  onSubmit: () => void
}>

/** Fields, what is wrong with them as a whole, and the button that goes on. */
export function EntryForm({ submit, submitting, isPending, error, onSubmit, children }: EntryFormProps) {
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) onSubmit()
  }
  // While a Hangul syllable is being composed, Enter ends the syllable and nothing else.
  const keepComposing = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
  }
  return (
    <form className={form()} noValidate onSubmit={send} onKeyDown={keepComposing}>
      {children}
      <ErrorNote error={error} />
      <button type="submit" className={button({ look: 'primary', wide: true })} aria-disabled={isPending}>
        {isPending ? submitting : submit}
      </button>
    </form>
  )
}
