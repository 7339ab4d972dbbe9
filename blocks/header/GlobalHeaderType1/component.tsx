import { useQuery } from '@tanstack/react-query'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useHeaderStore } from '#store/use-header-store.ts'
import { useOpenLayer } from '#store/use-open-layer.ts'
import { cx } from '#ui/css.ts'
import { BackButton, MobilePageTitle } from '#ui/header/back-bar.tsx'
import { HeaderTools } from '#ui/header/header-tools.tsx'
import { Logo } from '#ui/header/logo.tsx'
import { MobileMenu } from '#ui/header/mobile-menu.tsx'
import { useHeaderHeight } from '#ui/header/use-header-height.ts'
import { useHeader } from '#ui/header/use-header.ts'
import { containerClass } from '#ui/layout.tsx'
import type block from './block.ts'
import { Navigation } from './navigation.tsx'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

/** One row: logo, navigation, search and reservation. */
export default function GlobalHeaderType1({ data }: BlockProps<typeof block>) {
  const { navigation, headerConfig: config, reservationButtonConfig } = data
  const context = useQueryContext()
  const { data: partner } = useQuery(queries(data, context).partner)
  const { actions, search, cartCount, member } = useHeaderStore()
  const { openReservation } = actions
  const { path } = context
  const { menu, over, isInner, title, drawer } = useHeader(navigation, config, {
    ...context,
    isSearchOpen: search.isOpen,
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
            <HeaderTools
              data={data}
              path={path}
              over={over.now}
              search={search}
              isSignedIn={member !== null}
              cartCount={cartCount}
              onReserve={openReservation}
              menu={drawer}
            />
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
