import { useWidget } from '../context.ts'
import { linkButton } from '../panel.styles.ts'

/** Leads to the reservations that somebody has. */
export function FindLink() {
  const { dispatch } = useWidget()
  return (
    <button type="button" className={linkButton()} onClick={() => dispatch({ type: 'go', to: 'find' })}>
      예약 확인·변경·취소
    </button>
  )
}
