import { Drawer } from '../drawer.tsx'
import { MobileMenuContent, type MobileMenuContentProps } from './mobile-menu-content.tsx'
import * as styles from './mobile-menu.styles.ts'

export type MobileMenuProps = MobileMenuContentProps & { open: boolean }

/** The menu that slides in from the right. Source: docs/product.md, H11. */
export default function MobileMenuPanel({ open, ...content }: MobileMenuProps) {
  return (
    <Drawer
      open={open}
      onClose={content.onClose}
      side="right"
      title="전체 메뉴"
      className={styles.panel()}
      takesOver="menu"
    >
      <MobileMenuContent {...content} />
    </Drawer>
  )
}
