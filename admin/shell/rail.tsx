import { roleNames } from '#schema/plain/role-names.ts'
import { CircleUserRound, LogOut, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { HereNow } from './presence/here-now.tsx'
import type { Account } from '#admin/kit/console/get-session.ts'
import { useSignOut } from '#admin/session/use-sign-out.ts'
import { Link } from '#admin/kit/parts/link.tsx'
import type { MenuGroup } from './menu.ts'
import { keysOf } from '#admin/kit/parts/shortcuts.ts'
import { clinic, entry, find, group, menu, person } from './styles.ts'

type RailProps = {
  account: Account
  groups: MenuGroup[]
  isFolded: boolean
  /** Without it the menu cannot be folded: it is one that opens over the page. */
  onFold?: () => void
  onFind: () => void
  onGo?: () => void
}

/** The console's menu, by work. */
export function Rail({ account, groups, isFolded, onFold, onFind, onGo }: RailProps) {
  const { pathname } = useLocation()
  const signOut = useSignOut()
  const isHere = (path: string) =>
    path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`)
  return (
    <>
      <div className={clinic({ folded: isFolded })}>
        <span>{account.partnerName}</span>
        {onFold && (
          <IconButton
            label={isFolded ? '메뉴 펼치기' : '메뉴 접기'}
            icon={isFolded ? PanelLeftOpen : PanelLeftClose}
            onClick={onFold}
          />
        )}
      </div>
      <button
        type="button"
        className={find({ folded: isFolded })}
        aria-label={isFolded ? '찾기' : undefined}
        title={isFolded ? `찾기 ${keysOf('find')}` : undefined}
        onClick={onFind}
      >
        <Search aria-hidden strokeWidth={1.75} />
        <span>찾기</span>
        <kbd>{keysOf('find')}</kbd>
      </button>
      <MenuGroups groups={groups} isFolded={isFolded} isHere={isHere} onGo={onGo} />
      {onFold && <HereNow isFolded={isFolded} />}
      <div className={person({ folded: isFolded })}>
        <Link
          to="/account"
          title={`내 계정 · ${account.email}`}
          aria-label={isFolded ? '내 계정' : undefined}
          aria-current={isHere('/account') ? 'page' : undefined}
          {...(onGo && { onClick: onGo })}
        >
          <CircleUserRound aria-hidden strokeWidth={1.75} />
          <span>
            <b>{account.name}</b>
            <small>{roleNames[account.role]}</small>
          </span>
        </Link>
        <IconButton label="로그아웃" icon={LogOut} onClick={signOut} />
      </div>
    </>
  )
}

type MenuGroupsProps = Pick<RailProps, 'groups' | 'isFolded' | 'onGo'> & {
  /** Says whether the screen of a path is open, or one below it. */
  isHere: (path: string) => boolean
}

/** Screens by group; the open one is in view. */
function MenuGroups({ groups, isFolded, isHere, onGo }: MenuGroupsProps) {
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <nav ref={nav} className={menu()} aria-label="콘솔 메뉴">
      {groups.map(({ title, entries }) => (
        <div key={title ?? ''}>
          {title && (
            <h2 className={group({ folded: isFolded })}>
              <span>{title}</span>
            </h2>
          )}
          <ul>
            {entries.map(({ path, title: name, icon: Icon }) => (
              <li key={path}>
                <Link
                  to={path}
                  className={entry({ folded: isFolded })}
                  aria-current={isHere(path) ? 'page' : undefined}
                  aria-label={isFolded ? name : undefined}
                  title={isFolded ? name : undefined}
                  {...(onGo && { onClick: onGo })}
                >
                  <Icon aria-hidden strokeWidth={1.75} />
                  <span>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
