import { useQuery } from '@tanstack/react-query'
import { Menu } from 'lucide-react'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useApplicationActions, useApplicationStore } from '#store/use-application-store.tsx'
import { useOpenLayer } from '#store/use-open-layer.ts'
import { cx } from '#ui/css.ts'
import { AccountLink } from '#ui/header/account-link.tsx'
import { BackButton, MobilePageTitle } from '#ui/header/back-bar.tsx'
import { CartLink } from '#ui/header/cart-link.tsx'
import { ReservationButton, RightButtonAction } from '#ui/header/header-button.tsx'
import { iconButton } from '#ui/header/icon-button.ts'
import { Logo } from '#ui/header/logo.tsx'
import { MobileMenu } from '#ui/header/mobile-menu.tsx'
import { SearchToggle } from '#ui/header/search-toggle.tsx'
import { useHeaderHeight } from '#ui/header/use-header-height.ts'
import { useHeader } from '#ui/header/use-header.ts'
import { containerClass } from '#ui/layout.tsx'
import type block from './block.ts'
import { Navigation } from './navigation.tsx'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

/** One row: logo, navigation, search and reservation. */
export default function GlobalHeaderType1({ data }: BlockProps<typeof block>) {
  const { navigation, headerConfig: config, reservationButtonConfig, rightButtonList } = data
  const context = useQueryContext()
  const { data: partner } = useQuery(queries(data, context).partner)
  const actions = useApplicationActions()
  const { openReservation } = actions
  const isSearching = useApplicationStore(({ search }) => search.isOpen)
  const cartCount = useApplicationStore(({ badge }) => badge.cartCount)
  const user = useApplicationStore(({ auth }) => auth.user)
  const member = user?.kind === 'member' ? user : null
  const { path } = context
  const { menu, over, isInner, title, drawer } = useHeader(navigation, config, {
    ...context,
    isSearchOpen: isSearching,
    onNavigate: actions.clearBackupData,
  })
  useOpenLayer(drawer.isOpen || menu.openIndex !== null)
  const ref = useHeaderHeight(actions.setHeaderHeight)
  return (
    <>
      <header ref={ref} className={styles.bar({ over: over.now })}>
        <div className={cx(containerClass(), styles.row())}>
          {isInner && <BackButton url={config.historyBackUrl} className={styles.back()} />}
          {isInner && <MobilePageTitle title={title} className={styles.title()} />}
          <Logo config={config} partner={partner} over={over} className={styles.logo({ isInner })} />
          <Navigation navigation={navigation} menu={menu} path={path} over={over.now} />
          <div className={styles.tools()}>
            {config.showSearchButton && (
              <SearchToggle
                path={path}
                isOpen={isSearching}
                onOpen={actions.openSearch}
                onClose={actions.closeSearch}
              />
            )}
            <AccountLink isSignedIn={member !== null} />
            <CartLink count={cartCount} />
            <RightButtonAction
              buttons={rightButtonList}
              onReserve={openReservation}
              over={over.now}
              only={config.disableMobileButton ? 'pc' : undefined}
            />
            <ReservationButton
              config={reservationButtonConfig}
              onReserve={openReservation}
              over={over.now}
              only="pc"
            />
            <button
              type="button"
              className={iconButton({ only: 'mobile' })}
              aria-label="전체 메뉴 열기"
              aria-haspopup="dialog"
              aria-expanded={drawer.isOpen}
              onClick={drawer.open}
            >
              <Menu size={24} strokeWidth={1.75} aria-hidden />
            </button>
          </div>
        </div>
      </header>
      {!over.possible && <div className={styles.space()} />}
      <MobileMenu
        open={drawer.isOpen}
        onClose={drawer.close}
        navigation={navigation}
        reservationButton={reservationButtonConfig}
        partner={partner}
        path={path}
        onReserve={openReservation}
        openMessenger={actions.openMessenger}
        member={member}
        onNavigate={actions.clearBackupData}
      />
    </>
  )
}
