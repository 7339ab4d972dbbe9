import { centered } from './layout.styles.ts'
import { button } from './styles.ts'

/** Something could not be loaded: what happened, and a way on. */
export function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={centered()} role="alert">
      <p>{error.message}</p>
      <button type="button" className={button()} onClick={onRetry}>
        다시 시도
      </button>
    </div>
  )
}
