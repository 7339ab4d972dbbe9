import type { ResourceDeclaration } from '#schema/resource.ts'
import type { SettingDeclaration } from '#schema/settings.ts'
import { callQuery } from '#api/call-query.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Menu, Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { formatDateTime } from '#ui/format.ts'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { isMadeOld } from '#admin/kit/changes/is-made-old.ts'
import { useChanges } from '#admin/kit/changes/use-changes.ts'
import type { WindowCommand } from './find/commands.ts'
import { useShortcut } from '#admin/kit/parts/use-shortcut.ts'
import { forgetOldTyping } from '#admin/kit/drafts/kept-typing.ts'
import { useTime } from '#admin/kit/parts/use-today.ts'
import { HomeScreen } from './home/home-screen.tsx'
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
import { menuOf } from './menu.ts'
import { Rail } from './rail.tsx'
import { drawer, noticeBar, rail, shell, stage, topBar } from './styles.ts'
import { useScreenFocus } from '#admin/kit/parts/use-screen-focus.ts'
import { ScreenBoundary } from './screen-boundary.tsx'

// Each with what it alone needs: the first screen loads neither forms nor the site's editor.
const LayoutScreen = lazy(() =>
  import('#admin/site/layout/layout-screen.tsx').then((m) => ({ default: m.LayoutScreen })),
)
const ListScreen = lazy(() =>
  import('#admin/content/lists/list-screen.tsx').then((m) => ({ default: m.ListScreen })),
)
const FormScreen = lazy(() =>
  import('#admin/content/forms/form-screen.tsx').then((m) => ({ default: m.FormScreen })),
)
const SettingScreen = lazy(() =>
  import('#admin/clinic/settings/setting-screen.tsx').then((m) => ({ default: m.SettingScreen })),
)
const AuditScreen = lazy(() =>
  import('#admin/clinic/settings/audit-screen.tsx').then((m) => ({ default: m.AuditScreen })),
)
const MediaScreen = lazy(() =>
  import('#admin/content/files/media-screen.tsx').then((m) => ({ default: m.MediaScreen })),
)
const HostsScreen = lazy(() =>
  import('#admin/clinic/settings/hosts-screen.tsx').then((m) => ({ default: m.HostsScreen })),
)
const SocialScreen = lazy(() =>
  import('#admin/clinic/settings/social-screen.tsx').then((m) => ({ default: m.SocialScreen })),
)
const WebhooksScreen = lazy(() =>
  import('#admin/clinic/developers/webhooks-screen.tsx').then((m) => ({ default: m.WebhooksScreen })),
)
const WebhookScreen = lazy(() =>
  import('#admin/clinic/developers/webhook-screen.tsx').then((m) => ({ default: m.WebhookScreen })),
)
const RetentionScreen = lazy(() =>
  import('#admin/clinic/retention/retention-screen.tsx').then((m) => ({ default: m.RetentionScreen })),
)
const ApiKeysScreen = lazy(() =>
  import('#admin/clinic/developers/api-keys-screen.tsx').then((m) => ({ default: m.ApiKeysScreen })),
)
const CommandWindow = partOnDemand(() => import('./find/command-window.tsx').then((m) => m.CommandWindow))
const FindDialog = partOnDemand(() => import('./find/find-dialog.tsx').then((m) => m.FindDialog))
const ShortcutsDialog = partOnDemand(() =>
  import('./find/shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog),
)
const ReservationsScreen = lazy(() =>
  import('#admin/desk/reservations/screen/reservations-screen.tsx').then((m) => ({
    default: m.ReservationsScreen,
  })),
)

const CustomersScreen = lazy(() =>
  import('#admin/desk/customers/customers-screen.tsx').then((m) => ({ default: m.CustomersScreen })),
)
const CustomerScreen = lazy(() =>
  import('#admin/desk/customers/customer-screen.tsx').then((m) => ({ default: m.CustomerScreen })),
)
const PostsScreen = lazy(() =>
  import('#admin/desk/posts/posts-screen.tsx').then((m) => ({ default: m.PostsScreen })),
)
const AccountsScreen = lazy(() =>
  import('#admin/clinic/accounts/accounts-screen.tsx').then((m) => ({ default: m.AccountsScreen })),
)
const TermScreen = lazy(() =>
  import('#admin/clinic/terms/term-screen.tsx').then((m) => ({ default: m.TermScreen })),
)
const VersionScreen = lazy(() =>
  import('#admin/clinic/terms/version-screen.tsx').then((m) => ({ default: m.VersionScreen })),
)
const OwnAccountScreen = lazy(() =>
  import('#admin/session/own/own-account-screen.tsx').then((m) => ({ default: m.OwnAccountScreen })),
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
  const [isMenuOpen, setMenuOpen] = useState(false)
  const time = useTime()
  const client = useQueryClient()
  const { screen, goToScreen } = useScreenFocus(pathname)
  useShortcut('find', () => setFinding(true))
  useShortcut('keys', () => setCommand('shortcuts'))
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
        <div className={topBar()}>
          <IconButton label="메뉴" icon={Menu} onClick={() => setMenuOpen(true)} />
          <span>{place ?? account.partnerName}</span>
          <HereNow />
          <IconButton label="찾기" icon={Search} onClick={() => setFinding(true)} />
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
                setFinding(true)
              }}
            />
          </Modal>
        )}
        <div ref={screen} className={stage()} tabIndex={-1}>
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

/** Names the browser's tab by what is open in it. */
function DocumentTitle({ title, partner }: { title: string | undefined; partner: string }) {
  useEffect(() => {
    document.title = title ? `${title} · ${partner}` : partner
  }, [title, partner])
  return null
}

type ScreenProps = {
  account: Account
  resources: ResourceDeclaration[]
  settings: SettingDeclaration[]
}

/** The screen that the address names; where it names none the home, and the reservations for the desk. */
function Screen({ account, resources, settings }: ScreenProps) {
  const { pathname } = useLocation()
  const [area, named = '', id, ...rest] = pathname.split('/').filter(Boolean)
  const number = /^\d+$/.test(id ?? named) ? Number(id ?? named) : undefined
  const setting = area === 'settings' && !id && settings.find(({ name }) => name === named)
  const resource = area === 'content' && rest.length === 0 && resources.find(({ name }) => name === named)
  const isDesk = account.role === 'desk'
  if (pathname === '/' && !isDesk) return <HomeScreen account={account} resources={resources} />
  if (pathname === '/site' || pathname.startsWith('/site/')) return <LayoutScreen />
  if (pathname === '/audit') return <AuditScreen />
  if (pathname === '/media') return <MediaScreen account={account} />
  if (pathname === '/reservations') return <ReservationsScreen />
  if (pathname === '/settings/retention') return <RetentionScreen account={account} />
  if (pathname === '/settings/hosts') return <HostsScreen />
  if (pathname === '/settings/social' && account.role === 'owner') return <SocialScreen />
  if (pathname === '/settings/webhooks') return <WebhooksScreen />
  if (pathname === '/settings/api-keys') return <ApiKeysScreen />
  if (area === 'settings' && named === 'webhooks' && number !== undefined && rest.length === 0)
    return <WebhookScreen key={number} id={number} />
  if (pathname === '/customers') return <CustomersScreen />
  if (area === 'customers' && number && !id)
    return <CustomerScreen key={number} account={account} id={number} />
  if (pathname === '/posts' && !isDesk) return <PostsScreen />
  if (pathname === '/accounts' && account.role === 'owner') return <AccountsScreen />
  if (pathname === '/account') return <OwnAccountScreen />
  const ofTerm = area === 'content' && named === 'terms' && termScreen(resources, Number(id), rest.join('/'))
  if (ofTerm) return ofTerm
  if (setting) return <SettingScreen key={named} setting={setting} />
  if (resource && id === 'new') return <FormScreen key={`${named}/new`} resource={resource} id={null} />
  if (resource && id && number !== undefined)
    return <FormScreen key={`${named}/${id}`} resource={resource} id={number} />
  if (resource && !id) return <ListScreen key={named} resource={resource} />
  return <Redirect to={isDesk ? '/reservations' : '/'} />
}

/** Terms have their versions before their form; nothing for their list, a new one, and roles that do not see them. */
function termScreen(resources: ResourceDeclaration[], id: number, rest: string) {
  const resource = resources.find(({ name }) => name === 'terms')
  if (!resource || !(id > 0)) return null
  if (rest === 'form') return <FormScreen key={`terms/${id}`} resource={resource} id={id} />
  const version = /^versions\/(new|\d+)$/.exec(rest)?.[1]
  if (version) return <VersionScreen key={`${id}/${version}`} id={id} version={Number(version) || null} />
  return <TermScreen key={id} id={id} />
}
