import { lazy, Suspense, useState } from 'react'
import type { MobileMenuProps } from './mobile-menu-panel.tsx'

/** Loads the menu; without its script the header stays, its entries in a row as on a page without scripts. */
const MobileMenuPanel = lazy(() =>
  import('./mobile-menu-panel.tsx').catch(() => {
    document.documentElement.dataset.noScripts = ''
    return { default: () => <></> }
  }),
)

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
