import type { ComponentProps } from 'react'
import type { BlockData } from '#schema/define-block.ts'
import type { Partner } from '#schema/partners.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { ActionLink } from '#ui/action-link.tsx'
import { currentIndex } from '#ui/header/navigation.ts'
import { bookingButton, searchButton } from '#ui/without-scripts.ts'
import type block from './block.ts'
import { icons } from './icons.tsx'
import * as styles from './styles.ts'

type Data = BlockData<typeof block>
type Item = Data['bottomBar'][number]

/** Returns the address of an item, or `null` where it does something instead. */
function addressOf({ action, url }: Item, data: Data, partner: Partner | undefined): string | null {
  if (action === 'link') return url ?? null
  if (action === 'call') return partner?.partnerTel ? `tel:${partner.partnerTel}` : null
  if (action === 'reserve') return data.reservationButtonConfig.buttonUrl ?? null
  return null
}

type BottomBarProps = {
  data: Data
  partner: Partner | undefined
  path: string
  isMenuOpen: boolean
  onMenu: () => void
}

/** On mobile, within the thumb's reach. */
export function BottomBar({ data, partner, path, isMenuOpen, onMenu }: BottomBarProps) {
  const openReservation = useApplicationStore((state) => state.openReservation)
  const openSearch = useApplicationStore((state) => state.openSearch)
  const items = data.bottomBar.filter(({ action }) => action !== 'call' || partner?.partnerTel)
  const addresses = items.map((item) => addressOf(item, data, partner))
  const current = currentIndex(
    addresses.map((url) => ({ url: url ?? '', subList: [] })),
    path,
  )
  const reserve = { ...bookingButton, onClick: () => openReservation('treatment') }
  const buttons: Partial<Record<Item['action'], ComponentProps<'button'> & { 'data-opens': string }>> = {
    menu: { 'data-opens': 'menu', 'aria-haspopup': 'dialog', 'aria-expanded': isMenuOpen, onClick: onMenu },
    search: { ...searchButton, onClick: openSearch },
  }
  return (
    <nav className={styles.bottomBar()} aria-label="바로 가기" data-thumb-bar="">
      <ul className={styles.barItems()}>
        {items.map((item, index) => {
          const Icon = icons[item.icon]
          const url = addresses[index] ?? null
          const className = styles.barAction({ isMain: item.action === 'reserve' })
          const content = (
            <>
              <Icon size={22} strokeWidth={1.6} aria-hidden />
              {item.title}
            </>
          )
          return (
            <li key={index} className={styles.barItem()}>
              {url === null ? (
                <button type="button" className={className} {...(buttons[item.action] ?? reserve)}>
                  {content}
                </button>
              ) : (
                <ActionLink
                  url={url}
                  className={className}
                  aria-current={index === current ? (url === path ? 'page' : 'true') : undefined}
                >
                  {content}
                </ActionLink>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
