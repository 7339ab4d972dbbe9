import { ApiError } from '#api/client.ts'
import { useInView } from '#ui/use-in-view.ts'
import { notice } from './styles.ts'

type ErrorNoteProps = {
  error: Error | string | false | null | undefined
  /** Words for an error that has none to show. */
  otherwise?: string
}

/** Error of a call as a whole, over the button that made it: announced, and in view. Source: docs/product.md, E9. */
export function ErrorNote({ error, otherwise }: ErrorNoteProps) {
  const place = useInView<HTMLParagraphElement>(error)
  if (!error) return null
  const message = typeof error === 'string' ? error : error.message
  return (
    <p ref={place} className={notice({ tone: 'error' })} role="alert">
      {otherwise && !(error instanceof ApiError) ? otherwise : message}
    </p>
  )
}
