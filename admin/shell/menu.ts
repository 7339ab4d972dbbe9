import type { Role } from '#schema/accounts.ts'
import type { ResourceDeclaration } from '#schema/resource.ts'
import type { SettingDeclaration } from '#schema/settings.ts'
import {
  CalendarDays,
  FileClock,
  House,
  Image as ImageIcon,
  KeyRound,
  LogIn,
  LayoutTemplate,
  MailWarning,
  MessagesSquare,
  Globe,
  ShieldCheck,
  UserCog,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react'
import { iconOf } from '#admin/kit/parts/resource-icons.ts'

export type MenuEntry = { path: string; title: string; icon: LucideIcon }
export type MenuGroup = { title: string | null; entries: MenuEntry[] }

type Part = 'daily' | 'content' | 'site' | 'settings'

const titles: Record<Part, string | null> = {
  daily: null,
  content: '콘텐츠',
  site: '사이트',
  settings: '설정',
}

const seesReservations: readonly Role[] = ['owner', 'manager', 'desk']
const writesSite: readonly Role[] = ['owner', 'manager', 'editor']
const runsClinic: readonly Role[] = ['owner', 'manager']
const owns: readonly Role[] = ['owner']

/** Screens that no resource or setting declares, with the roles that may open them. */
const screens: readonly (MenuEntry & { part: Part; roles: readonly Role[] })[] = [
  // The desk begins with its reservations.
  { part: 'daily', roles: writesSite, path: '/', title: '홈', icon: House },
  { part: 'daily', roles: seesReservations, path: '/reservations', title: '예약', icon: CalendarDays },
  { part: 'daily', roles: seesReservations, path: '/customers', title: '고객', icon: Users },
  { part: 'daily', roles: writesSite, path: '/posts', title: '고객 문의·게시글', icon: MessagesSquare },
  { part: 'site', roles: writesSite, path: '/site', title: '디자인·페이지', icon: LayoutTemplate },
  { part: 'site', roles: writesSite, path: '/media', title: '미디어', icon: ImageIcon },
  { part: 'settings', roles: owns, path: '/accounts', title: '계정', icon: UserCog },
  { part: 'settings', roles: owns, path: '/settings/social', title: '소셜 로그인', icon: LogIn },
  {
    part: 'settings',
    roles: runsClinic,
    path: '/settings/retention',
    title: '개인정보 보유 기간',
    icon: ShieldCheck,
  },
  {
    part: 'settings',
    roles: seesReservations,
    path: '/settings/undelivered',
    title: '보내지 못한 메시지',
    icon: MailWarning,
  },
  { part: 'settings', roles: runsClinic, path: '/settings/hosts', title: '도메인', icon: Globe },
  { part: 'settings', roles: runsClinic, path: '/settings/webhooks', title: '웹훅', icon: Webhook },
  { part: 'settings', roles: runsClinic, path: '/settings/api-keys', title: 'API 키', icon: KeyRound },
  { part: 'settings', roles: runsClinic, path: '/audit', title: '변경 기록', icon: FileClock },
]

/** Returns the screens that somebody may open; those that their role may not use are left out. */
export function menuOf(
  role: Role,
  resources: readonly Pick<ResourceDeclaration, 'name' | 'title' | 'menu' | 'place'>[],
  settings: readonly Pick<SettingDeclaration, 'name' | 'title' | 'place' | 'menu' | 'can'>[],
): MenuGroup[] {
  const edited = [
    ...settings.filter(({ can }) => can.write).map((one) => ({ ...one, path: `/settings/${one.name}` })),
    ...resources.map((one) => ({ ...one, path: `/content/${one.name}` })),
  ].sort((a, b) => a.place - b.place)
  const declared = edited.map(({ menu, name, path, title }) => ({
    part: menu,
    path,
    title,
    icon: iconOf(name),
  }))
  const open = [...declared, ...screens.filter(({ roles }) => roles.includes(role))]
  return Object.entries(titles)
    .map(([name, title]) => ({
      title,
      entries: open
        .filter(({ part }) => part === name)
        .map(({ path, title: entry, icon }) => ({ path, title: entry, icon })),
    }))
    .filter(({ entries }) => entries.length > 0)
}
