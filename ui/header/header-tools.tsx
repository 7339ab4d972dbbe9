import { Menu } from 'lucide-react'
import type { HeaderConfig, ReservationButtonConfig, RightButton } from '#schema/header.ts'
import { AccountLink } from './account-link.tsx'
import { CartLink } from './cart-link.tsx'
import { ReservationButton, RightButtonAction, type ReservationKind } from './header-button.tsx'
import { iconButton } from './icon-button.ts'
import { SearchToggle } from './search-toggle.tsx'

type HeaderToolsProps = {
  data: {
    headerConfig: HeaderConfig
    reservationButtonConfig: ReservationButtonConfig
    rightButtonList: readonly RightButton[]
  }
  path: string
  /** Lies over a picture. */
  over: boolean
  search: { isOpen: boolean; open: () => void; close: () => void }
  isSignedIn: boolean
  cartCount: number
  onReserve: (kind: ReservationKind) => void
  /** The phone's menu; without it the menu opens from elsewhere. */
  menu?: { isOpen: boolean; open: () => void } | undefined
}

/** The tools of a header, from the search to the menu of a phone. */
export function HeaderTools({ data, path, over, search, menu, ...visitor }: HeaderToolsProps) {
  const { headerConfig: config, reservationButtonConfig, rightButtonList } = data
  const { isSignedIn, cartCount, onReserve } = visitor
  return (
    <>
      {config.showSearchButton && (
        <SearchToggle path={path} isOpen={search.isOpen} onOpen={search.open} onClose={search.close} />
      )}
      <AccountLink isSignedIn={isSignedIn} />
      <CartLink count={cartCount} />
      <RightButtonAction
        buttons={rightButtonList}
        onReserve={onReserve}
        over={over}
        only={config.disableMobileButton ? 'pc' : undefined}
      />
      <ReservationButton config={reservationButtonConfig} onReserve={onReserve} over={over} only="pc" />
      {menu && (
        <button
          type="button"
          className={iconButton({ only: 'mobile' })}
          aria-label="전체 메뉴 열기"
          aria-haspopup="dialog"
          data-opens="menu"
          aria-expanded={menu.isOpen}
          onClick={menu.open}
        >
          <Menu size={24} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </>
  )
}
