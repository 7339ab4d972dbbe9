import { lazy, Suspense, useState } from 'react'
import type { MobileMenuProps } from './mobile-menu-panel.tsx'

/** Without its script what the document holds of it stays. */
const MobileMenuPanel = lazy(() => import('./mobile-menu-panel.tsx').catch(() => ({ default: () => <></> })))

/** The menu of a phone; its script comes when it is first opened. */
export function MobileMenu(props: MobileMenuProps) {
  const [isWanted, setWanted] = useState(props.open)
  if (props.open && !isWanted) setWanted(true)
  return isWanted ? (
    <Suspense fallback={null}>
      <MobileMenuPanel {...props} />
    </Suspense>
  ) : null
}
