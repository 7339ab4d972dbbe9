import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useHeaderStore } from '#store/use-header-store.ts'
import { useOpenLayer } from '#store/use-open-layer.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { cx } from '#ui/css.ts'
import { formatPhone } from '#ui/format.ts'
import { BackButton, MobilePageTitle } from '#ui/header/back-bar.tsx'
import { iconButton } from '#ui/header/icon-button.ts'
import { HeaderTools } from '#ui/header/header-tools.tsx'
import { Logo } from '#ui/header/logo.tsx'
import { MobileMenu } from '#ui/header/mobile-menu.tsx'
import { useHeaderHeight } from '#ui/header/use-header-height.ts'
import { useHeader } from '#ui/header/use-header.ts'
import { containerClass } from '#ui/layout.tsx'
import type block from './block.ts'
import { BottomBar } from './bottom-bar.tsx'
import { HoursToday } from './hours-today.tsx'
import { Navigation } from './navigation.tsx'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

/** Two rows: phone, hours and the logo between them and the tools; below, the navigation spread. */
export default function GlobalHeaderType2({ data }: BlockProps<typeof block>) {
  const { navigation, headerConfig: config, reservationButtonConfig, utility, bottomBar } = data
  const context = useQueryContext()
  const { data: partner } = useQuery(queries(data, context).partner)
  const { actions, search, cartCount, member } = useHeaderStore()
  const { openReservation } = actions
  const { path } = context
  const { menu, isScrolled, over, isInner, title, drawer } = useHeader(navigation, config, {
    ...context,
    isSearchOpen: search.isOpen,
    onNavigate: actions.clearBackupData,
  })
  useOpenLayer(drawer.isOpen || menu.openIndex !== null)
  const ref = useHeaderHeight(actions.setHeaderHeight)
  const tel = partner?.partnerTel
  return (
    <>
      <header ref={ref} className={styles.bar({ over: over.now, isScrolled })}>
        <div className={cx(containerClass(), styles.upper({ isScrolled }))}>
          <div className={styles.start()}>
            {isInner && <BackButton url={config.historyBackUrl} className={styles.mobileStart()} />}
            {!isInner && tel && (
              <a
                href={`tel:${tel}`}
                className={cx(iconButton({ only: 'mobile' }), styles.mobileStart())}
                aria-label="전화 걸기"
              >
                <Phone size={20} strokeWidth={1.75} aria-hidden />
              </a>
            )}
            {utility.showPhone && tel && (
              <a href={`tel:${tel}`} className={styles.phone()}>
                <Phone size={16} strokeWidth={1.75} aria-hidden /> {formatPhone(tel)}
              </a>
            )}
            {utility.showHours && partner && <HoursToday partner={partner} closedText={utility.closedText} />}
          </div>
          {isInner && <MobilePageTitle title={title} className={styles.title()} />}
          <Logo config={config} partner={partner} over={over} large className={styles.logo({ isInner })} />
          <div className={styles.end()}>
            {utility.links.length > 0 && (
              <ul className={styles.links()}>
                {utility.links.map((link, index) => (
                  <li key={index}>
                    <ActionLink url={link.url} className={styles.utilityLink()}>
                      {link.title}
                    </ActionLink>
                  </li>
                ))}
              </ul>
            )}
            <HeaderTools
              data={data}
              path={path}
              over={over.now}
              search={search}
              isSignedIn={member !== null}
              cartCount={cartCount}
              onReserve={openReservation}
              menu={bottomBar.length === 0 ? drawer : undefined}
            />
          </div>
        </div>
        <Navigation
          navigation={navigation}
          menu={menu}
          path={path}
          over={over.now}
          name={partner ? (partner.displayName ?? partner.partnerName) : ''}
        />
      </header>
      {!over.possible && <div className={styles.space()} />}
      {bottomBar.length > 0 && (
        <BottomBar
          data={data}
          partner={partner}
          path={path}
          isMenuOpen={drawer.isOpen}
          onMenu={drawer.open}
        />
      )}
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
