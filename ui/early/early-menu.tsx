import type { MobileMenuContentProps } from '../header/mobile-menu-content.tsx'
import { MobileMenuContent } from '../header/mobile-menu-content.tsx'
import * as styles from '../header/mobile-menu.styles.ts'
import { EarlyLayer } from './early-layer.tsx'

type EarlyMenuProps = Pick<MobileMenuContentProps, 'navigation' | 'reservationButton' | 'partner' | 'path'>

/** The menu of a phone. Its links and folds need no script. */
export const EarlyMenu = (props: EarlyMenuProps) => (
  <EarlyLayer name="menu" side="right" title="전체 메뉴" className={styles.panel()}>
    <MobileMenuContent
      {...props}
      onClose={unheard}
      onReserve={unheard}
      openMessenger={() => Promise.resolve()}
    />
  </EarlyLayer>
)

/** No handler is in the document; what is tapped is kept (`renderer/server/keep-taps.ts`). */
function unheard(): void {}
