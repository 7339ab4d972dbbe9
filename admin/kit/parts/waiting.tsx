import { centered } from './layout.styles.ts'

/** Something is on its way. */
export function Waiting({ label }: { label: string }) {
  return (
    <p className={centered()} role="status">
      {label}…
    </p>
  )
}
