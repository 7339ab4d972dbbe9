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

const seesReservations: readonly Role[] = ['owner', 'manager', 'desk']
const writesSite: readonly Role[] = ['owner', 'manager', 'editor']
const runsClinic: readonly Role[] = ['owner', 'manager']

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
  const entriesOf = (part: 'content' | 'settings') =>
    edited
      .filter(({ menu }) => menu === part)
      .map(({ name, path, title }) => ({ path, title, icon: iconOf(name) }))
  const groups: MenuGroup[] = [
    {
      title: null,
      entries: [
        // The desk begins with its reservations.
        ...(role === 'desk' ? [] : [{ path: '/', title: '홈', icon: House }]),
        ...(seesReservations.includes(role)
          ? [
              { path: '/reservations', title: '예약', icon: CalendarDays },
              { path: '/customers', title: '고객', icon: Users },
            ]
          : []),
        ...(writesSite.includes(role)
          ? [{ path: '/posts', title: '고객 문의·게시글', icon: MessagesSquare }]
          : []),
      ],
    },
    {
      title: '콘텐츠',
      entries: entriesOf('content'),
    },
    {
      title: '사이트',
      entries: writesSite.includes(role)
        ? [
            { path: '/site', title: '디자인·페이지', icon: LayoutTemplate },
            { path: '/media', title: '미디어', icon: ImageIcon },
          ]
        : [],
    },
    {
      title: '설정',
      entries: [
        ...entriesOf('settings'),
        ...(role === 'owner'
          ? [
              { path: '/accounts', title: '계정', icon: UserCog },
              { path: '/settings/social', title: '소셜 로그인', icon: LogIn },
            ]
          : []),
        ...(runsClinic.includes(role)
          ? [
              { path: '/settings/retention', title: '개인정보 보유 기간', icon: ShieldCheck },
              { path: '/settings/hosts', title: '도메인', icon: Globe },
              { path: '/settings/webhooks', title: '웹훅', icon: Webhook },
              { path: '/settings/api-keys', title: 'API 키', icon: KeyRound },
              { path: '/audit', title: '변경 기록', icon: FileClock },
            ]
          : []),
      ],
    },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}
