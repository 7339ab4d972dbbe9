import type { Role } from '#schema/accounts.ts'
import {
  BadgePercent,
  BookOpen,
  CalendarDays,
  CircleQuestionMark,
  ClipboardList,
  FileClock,
  FileText,
  GalleryVerticalEnd,
  House,
  Images,
  LayoutGrid,
  LayoutTemplate,
  Layers2,
  LibraryBig,
  Megaphone,
  MessageSquareQuote,
  PanelsTopLeft,
  Rows3,
  Sparkles,
  Stethoscope,
  Tag,
  Tags,
  type LucideIcon,
} from 'lucide-react'

/** Pictures of resources in the menu; one without stands with the plain one. */
const icons: Record<string, LucideIcon> = {
  products: Sparkles,
  'product-categories': Tags,
  'product-badges': Tag,
  events: BadgePercent,
  notices: Megaphone,
  faqs: CircleQuestionMark,
  'faq-groups': Rows3,
  popups: Layers2,
  banners: GalleryVerticalEnd,
  'before-afters': Images,
  reviews: MessageSquareQuote,
  exhibitions: LayoutGrid,
  brandings: BookOpen,
  'after-notices': ClipboardList,
  boards: FileText,
  'board-types': LibraryBig,
  employees: Stethoscope,
}
export const iconOf = (resource: string): LucideIcon => icons[resource] ?? PanelsTopLeft

export type MenuEntry = { path: string; title: string; icon: LucideIcon }
export type MenuGroup = { title: string | null; entries: MenuEntry[] }

const seesReservations: readonly Role[] = ['owner', 'manager', 'desk']
const writesSite: readonly Role[] = ['owner', 'manager', 'editor']
const seesLog: readonly Role[] = ['owner', 'manager']

/** Returns the screens that somebody may open; those that their role may not use are left out. */
export function menuOf(role: Role, resources: readonly { name: string; title: string }[]): MenuGroup[] {
  const groups: MenuGroup[] = [
    {
      title: null,
      entries: [
        { path: '/', title: '홈', icon: House },
        ...(seesReservations.includes(role)
          ? [{ path: '/reservations', title: '예약', icon: CalendarDays }]
          : []),
      ],
    },
    {
      title: '콘텐츠',
      entries: resources.map(({ name, title }) => ({
        path: `/content/${name}`,
        title,
        icon: iconOf(name),
      })),
    },
    {
      title: '사이트',
      entries: writesSite.includes(role)
        ? [{ path: '/site', title: '레이아웃과 페이지', icon: LayoutTemplate }]
        : [],
    },
    {
      title: '설정',
      entries: seesLog.includes(role) ? [{ path: '/audit', title: '변경 기록', icon: FileClock }] : [],
    },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}
