import { ChevronDown, MessageCircle, Phone, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { NavigationItem, ReservationButtonConfig } from '#schema/header.ts'
import type { Partner } from '#schema/partners.ts'
import { ActionLink } from '../action-link.tsx'
import { formatPhone } from '../format.ts'
import { FreshText } from '../fresh-text.tsx'
import { ReservationButton, type ReservationKind } from './header-button.tsx'
import { iconButton } from './icon-button.ts'
import { currentIndex } from './navigation.ts'
import * as styles from './mobile-menu.styles.ts'

/** Begins a chat, or opens the clinic's other ways of contact where it does not load. */
type OpenMessenger = (pluginKey: string, view: 'openChat') => Promise<void>

export type MobileMenuContentProps = {
  onClose: () => void
  navigation: readonly NavigationItem[]
  reservationButton: ReservationButtonConfig
  partner: Partner | undefined
  path: string
  onReserve: (kind: ReservationKind) => void
  /** The member who is signed in. */
  member?: { name: string | null } | null
  /** A link of the navigation was clicked. */
  onNavigate?: () => void
  openMessenger: OpenMessenger
}

/** Content of the menu of a phone. */
export function MobileMenuContent(props: MobileMenuContentProps) {
  const { onClose, navigation, reservationButton, partner, path, onReserve, openMessenger } = props
  const { member = null, onNavigate } = props
  const pluginKey = partner?.partnerMarketingInfo.channelTalkId
  const name = partner ? (partner.displayName ?? partner.partnerName) : ''
  return (
    <>
      <div className={styles.head()}>
        <span className={styles.name()}>{name}</span>
        <button
          type="button"
          className={iconButton()}
          aria-label="메뉴 닫기"
          data-closes=""
          onClick={onClose}
        >
          <X size={24} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <nav
        className={styles.body()}
        aria-label="전체 메뉴"
        // A link to the page one is on changes no path, so it closes the menu by itself.
        onClick={(event) => {
          if (!(event.target as Element).closest('a')) return
          onNavigate?.()
          onClose()
        }}
      >
        <Account member={member} path={path} />
        <Groups navigation={navigation} path={path} />
      </nav>
      <div className={styles.foot()}>
        <ReservationButton
          config={reservationButton}
          onReserve={(kind) => {
            onClose()
            onReserve(kind)
          }}
          wide
        />
        {partner && pluginKey && (
          <ConsultButton onClose={onClose} openMessenger={() => openMessenger(pluginKey, 'openChat')} />
        )}
        {partner?.partnerTel && (
          <a href={`tel:${partner.partnerTel}`} className={styles.phone()}>
            <Phone size={16} aria-hidden /> {formatPhone(partner.partnerTel)}
          </a>
        )}
      </div>
    </>
  )
}

/** Name and own pages of the member; for anybody else the way to sign in. */
function Account({ member, path }: { member: { name: string | null } | null; path: string }) {
  const links = member
    ? [
        { title: '내 예약', url: '/reservations' },
        { title: '내 정보', url: '/account' },
      ]
    : [
        { title: '로그인', url: '/login' },
        { title: '회원가입', url: '/sign-up' },
        { title: '예약 확인', url: '/reservations' },
      ]
  return (
    <div className={styles.account()}>
      {member?.name && <p className={styles.accountName()}>{`${member.name}님`}</p>}
      <ul className={styles.accountLinks()}>
        {links.map(({ title, url }) => (
          <li key={url}>
            <ActionLink url={url} className={styles.accountLink()} aria-current={here(url, path)}>
              {title}
            </ActionLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** An accordion with one item open, which needs no script: at first that of the page's section. */
function Groups({ navigation, path }: { navigation: readonly NavigationItem[]; path: string }) {
  const name = useId()
  const current = currentIndex(navigation, path)
  return (
    <ul className={styles.list()}>
      <li>
        <ActionLink url="/" className={styles.topLink()} aria-current={path === '/' ? 'page' : undefined}>
          홈
        </ActionLink>
      </li>
      {navigation.map((item, index) => {
        const isCurrent = index === current || undefined
        return (
          <li key={index}>
            {item.subList.length === 0 ? (
              <ActionLink
                url={item.url}
                className={styles.topLink()}
                data-current={isCurrent}
                aria-current={here(item.url, path)}
              >
                {item.title}
              </ActionLink>
            ) : (
              <details name={name} open={isCurrent} className={styles.fold()}>
                <summary className={styles.topButton()} data-current={isCurrent}>
                  {item.title}
                  <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
                </summary>
                <SubList item={item} path={path} />
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const here = (url: string, path: string) => (url === path ? 'page' : undefined)

function SubList({ item, path }: { item: NavigationItem; path: string }) {
  // The row above opens and closes, so the item's own page is named here where its list does not name it.
  const isOwnPageListed = item.subList.some(({ url }) => url === item.url)
  const own = isOwnPageListed ? [] : [{ title: `${item.title} 전체`, url: item.url, subList: [] }]
  return (
    <ul>
      {[...own, ...item.subList].map((group, index) => (
        <li key={index}>
          <ActionLink url={group.url} className={styles.subLink()} aria-current={here(group.url, path)}>
            {group.title}
          </ActionLink>
          {group.subList.length > 0 && (
            <ul className={styles.leaves()}>
              {group.subList.map((leaf, place) => (
                <li key={place}>
                  <ActionLink url={leaf.url} className={styles.leaf()} aria-current={here(leaf.url, path)}>
                    {leaf.title}
                  </ActionLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

type ConsultButtonProps = { onClose: () => void; openMessenger: () => Promise<void> }

function ConsultButton({ onClose, openMessenger }: ConsultButtonProps) {
  const [isOpening, setOpening] = useState(false)
  const consult = async () => {
    setOpening(true)
    await openMessenger()
    setOpening(false)
    onClose()
  }
  return (
    <button
      type="button"
      className={styles.consult()}
      aria-disabled={isOpening}
      onClick={() => void (isOpening || consult())}
    >
      <MessageCircle size={18} strokeWidth={1.75} aria-hidden />{' '}
      <FreshText>{isOpening ? '상담 창을 여는 중' : '1:1 상담'}</FreshText>
    </button>
  )
}
