import { callQuery } from '#api/call-query.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Menu, Search } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { formatDateTime } from '#ui/format.ts'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { isMadeOld } from '#admin/kit/changes/is-made-old.ts'
import { useChanges } from '#admin/kit/changes/use-changes.ts'
import type { WindowCommand } from './find/commands.ts'
import { useShortcut } from '#admin/kit/parts/use-shortcut.ts'
import { forgetOldTyping } from '#admin/kit/drafts/kept-typing.ts'
import { useTime } from '#admin/kit/parts/use-today.ts'
import { Failure } from '#admin/kit/parts/failure.tsx'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { Modal } from '#admin/kit/parts/modal.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import { SkipButton } from '#admin/kit/parts/skippable.tsx'
import { useKeptChoice } from '#admin/kit/parts/kept-choice.ts'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { HereNow } from './presence/here-now.tsx'
import { PresenceProvider } from './presence/presence-provider.tsx'
import type { Account } from '#admin/kit/console/get-session.ts'
import { Redirect } from '#admin/kit/parts/redirect.tsx'
import { menuOf, type MenuGroup } from './menu.ts'
import { Rail } from './rail.tsx'
import { drawer, noticeBar, rail, shell, stage, topBar } from './styles.ts'
import { useScreenFocus } from '#admin/kit/parts/use-screen-focus.ts'
import { Screen } from './screen.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

const CommandWindow = partOnDemand(() => import('./find/command-window.tsx').then((m) => m.CommandWindow))
const FindDialog = partOnDemand(() => import('./find/find-dialog.tsx').then((m) => m.FindDialog))
const ShortcutsDialog = partOnDemand(() =>
  import('./find/shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog),
)

/** Time in ms after which an open console looks for what was typed too long ago. */
const forgetEvery = 600_000

const foldedKey = 'danjang-console-folded'

/** The menu and the screen that the address names. */
export function Shell({ account }: { account: Account }) {
  const { api } = useAdmin()
  const { pathname, hash } = useLocation()
  const resources = useQuery(callQuery(api, 'GET /admin/resources'))
  const settings = useQuery(callQuery(api, 'GET /admin/settings'))
  const [folded, keepFolded] = useKeptChoice(foldedKey)
  const isFolded = folded === 'true'
  const [isFinding, setFinding] = useState(false)
  const [command, setCommand] = useState<WindowCommand | null>(null)
  const { screen, goToScreen } = useScreenFocus(pathname)
  useShortcut('find', () => setFinding(true))
  useShortcut('keys', () => setCommand('shortcuts'))
  useUpkeep()

  const failed = [resources, settings].find(({ error, data }) => error && !data)
  if (failed?.error) return <Failure error={failed.error} onRetry={() => void failed.refetch()} />
  if (!resources.data || !settings.data) return <Waiting label="콘솔을 여는 중" />
  // Addresses from before the menu.
  if (pathname === '/' && /^#\/?(slots|pages|theme)/.test(hash)) return <Redirect to={`/site${hash}`} />

  const groups = menuOf(account.role, resources.data.rows, settings.data.rows)
  const here = groups
    .flatMap(({ entries }) => entries)
    .filter(({ path }) => path === pathname || (path !== '/' && pathname.startsWith(`${path}/`)))
    .at(-1)
  const place = here?.title ?? (pathname === '/account' ? '내 계정' : undefined)
  const fold = () => keepFolded(String(!isFolded))
  return (
    <PresenceProvider>
      <DocumentTitle title={place} partner={account.partnerName} />
      <div className={shell({ folded: isFolded })}>
        <SkipButton onSkip={goToScreen}>메뉴 건너뛰기</SkipButton>
        <div className={rail()}>
          <Rail
            account={account}
            groups={groups}
            isFolded={isFolded}
            onFold={fold}
            onFind={() => setFinding(true)}
          />
        </div>
        <NarrowMenu
          account={account}
          groups={groups}
          place={place ?? account.partnerName}
          onFind={() => setFinding(true)}
        />
        <div ref={screen} className={stage()} tabIndex={-1}>
          <AccountNotices account={account} />
          <ScreenBoundary path={pathname}>
            <Suspense fallback={<Waiting label="화면을 여는 중" />}>
              <Screen account={account} resources={resources.data.rows} settings={settings.data.rows} />
            </Suspense>
          </ScreenBoundary>
        </div>
        {isFinding && (
          <FindDialog
            account={account}
            groups={groups}
            resources={resources.data.rows}
            onCommand={setCommand}
            onClose={() => setFinding(false)}
          />
        )}
        {command === 'shortcuts' && <ShortcutsDialog onClose={() => setCommand(null)} />}
        {command && command !== 'shortcuts' && (
          <CommandWindow command={command} onClose={() => setCommand(null)} />
        )}
      </div>
    </PresenceProvider>
  )
}

/** Drops old drafts, and answers that a change has made stale. */
function useUpkeep() {
  const time = useTime()
  const client = useQueryClient()
  useEffect(() => {
    const forget = () => forgetOldTyping(time())
    forget()
    const timer = setInterval(forget, forgetEvery)
    return () => clearInterval(timer)
  }, [time])
  useChanges((change) => {
    void client.invalidateQueries({
      predicate: ({ queryKey }) => isMadeOld(queryKey, change),
      // An open editor takes drafts in one by one.
      refetchType: change.changed === 'drafts' ? 'none' : 'active',
    })
  })
}

type NarrowMenuProps = { account: Account; groups: MenuGroup[]; place: string; onFind: () => void }

/** The bar over a narrow screen, whose menu opens over the page. */
function NarrowMenu({ account, groups, place, onFind }: NarrowMenuProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <>
      <div className={topBar()}>
        <IconButton label="메뉴" icon={Menu} onClick={() => setMenuOpen(true)} />
        <span>{place}</span>
        <HereNow />
        <IconButton label="찾기" icon={Search} onClick={onFind} />
      </div>
      {isMenuOpen && (
        <Modal
          className={drawer()}
          aria-label="메뉴"
          onClose={() => setMenuOpen(false)}
          onPointerDown={(event) => event.target === event.currentTarget && setMenuOpen(false)}
        >
          <Rail
            account={account}
            groups={groups}
            isFolded={false}
            onGo={() => setMenuOpen(false)}
            onFind={() => {
              setMenuOpen(false)
              onFind()
            }}
          />
        </Modal>
      )}
    </>
  )
}

/** Notices for the whole console: a suspended site, a second factor that is due. */
function AccountNotices({ account }: { account: Account }) {
  return (
    <>
      {account.isSuspended && (
        <p className={noticeBar()} role="status">
          운영사가 사이트를 멈추었습니다. 방문자에게는 쉬고 있다고 알리고, 콘솔은 볼 수만 있습니다.
        </p>
      )}
      {account.setUpTwoFactorBy && (
        <p className={noticeBar()} role="status">
          {formatDateTime(account.setUpTwoFactorBy)}부터는 2단계 인증이 있어야 콘솔을 쓸 수 있습니다.{' '}
          <Link to="/account">지금 등록하기</Link>
        </p>
      )}
    </>
  )
}

/** Names the browser's tab by the open screen. */
function DocumentTitle({ title, partner }: { title: string | undefined; partner: string }) {
  useEffect(() => {
    document.title = title ? `${title} · ${partner}` : partner
  }, [title, partner])
  return null
}
