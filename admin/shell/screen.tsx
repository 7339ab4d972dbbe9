import type { ResourceDeclaration } from '#schema/resource.ts'
import type { SettingDeclaration } from '#schema/settings.ts'
import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import type { Account } from '#admin/kit/console/get-session.ts'
import { Redirect } from '#admin/kit/parts/redirect.tsx'
import { HomeScreen } from './home/home-screen.tsx'

// Each screen loads its own scripts: the first one loads neither forms nor the site's editor.
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
const UndeliveredScreen = lazy(() =>
  import('#admin/clinic/messages/undelivered-screen.tsx').then((m) => ({ default: m.UndeliveredScreen })),
)
const ApiKeysScreen = lazy(() =>
  import('#admin/clinic/developers/api-keys-screen.tsx').then((m) => ({ default: m.ApiKeysScreen })),
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

type ScreenProps = {
  account: Account
  resources: ResourceDeclaration[]
  settings: SettingDeclaration[]
}

/** The screen that the address names. Without a name it is the home screen, for the desk the reservations. */
export function Screen({ account, resources, settings }: ScreenProps) {
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
  if (pathname === '/settings/undelivered') return <UndeliveredScreen />
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
