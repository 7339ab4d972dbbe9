import type { MenuGroup } from '../menu.ts'
import type { ResourceDeclaration } from '#schema/resource.ts'
import { publishingRoles, siteRoles } from '#api/call.ts'
import type { Role } from '#schema/accounts.ts'
import type { FoundThing } from '#schema/find.ts'
import { matchPlace } from '#admin/kit/parts/match-place.ts'

/** Something that the search opens. */
export type Entry = {
  /** Kind of thing, under which it stands. */
  group: string
  title: string
  note: string
  /** Address in the console, or `command:` and the name of a command. */
  link: string
  status?: FoundThing['status']
  /** Names a person: it is not remembered. */
  isPersonal?: boolean
}

/** Commands that open a window over the screen. */
export type WindowCommand = 'publish' | 'preview-link' | 'phone-booking' | 'shortcuts'
export type CommandName = WindowCommand | 'visit-site' | 'sign-out'

const atDesk: readonly Role[] = ['owner', 'manager', 'desk']

/** What can be done from any screen, and by whom; by everybody unless told. */
const doings: { name: CommandName; title: string; note: string; roles?: readonly Role[] }[] = [
  { name: 'phone-booking', title: '전화 예약 등록', note: '예약', roles: atDesk },
  { name: 'publish', title: '공개하기', note: '사이트', roles: publishingRoles },
  { name: 'preview-link', title: '미리보기 링크', note: '사이트', roles: siteRoles },
  { name: 'shortcuts', title: '단축키 보기', note: '' },
  { name: 'visit-site', title: '사이트 보기', note: '새 창' },
  { name: 'sign-out', title: '로그아웃', note: '' },
]
const scheme = 'command:'

/** The command that an entry gives; `null` for one that opens an address. */
export const commandOf = ({ link }: Entry): CommandName | null =>
  doings.find(({ name }) => link === scheme + name)?.name ?? null

/** Every screen that somebody may open, everything that they may make, and what they may do from anywhere. */
export function commandsOf(
  groups: readonly MenuGroup[],
  resources: readonly ResourceDeclaration[],
  role: Role,
): Entry[] {
  return [
    ...groups.flatMap(({ title: note, entries }) =>
      entries.map(({ path, title }) => ({ group: '화면', title, note: note ?? '', link: path })),
    ),
    ...resources
      .filter(({ can }) => can.write)
      .map(({ name, title }) => ({
        group: '새로 만들기',
        title: `새 ${title}`,
        note: '',
        link: `/content/${name}/new`,
      })),
    ...doings
      .filter(({ roles }) => roles === undefined || roles.includes(role))
      .map(({ name, title, note }) => ({ group: '명령', title, note, link: scheme + name })),
  ]
}

/** Those whose name has what was typed, the nearest first; all of them where nothing was. */
export function matching(entries: readonly Entry[], typed: string): Entry[] {
  if (typed.trim() === '') return [...entries]
  return entries
    .map((entry) => ({ entry, place: matchPlace(entry.title, typed) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry)
}

/** Says whether a remembered entry still leads to a screen that somebody may open. */
export const mayOpen = ({ link }: Entry, commands: readonly Entry[]): boolean =>
  commands.some((command) => command.link === link) ||
  (!link.endsWith('/new') &&
    commands.some((command) => command.link !== '/' && new RegExp(`^${command.link}[/#?]`).test(link)))

/** Entries under their kinds, each entry once, where it comes first. */
export function grouped(entries: readonly Entry[]): { value: string; items: Entry[] }[] {
  const seen = new Set<string>()
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    if (seen.has(entry.link)) continue
    seen.add(entry.link)
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry])
  }
  return [...groups].map(([value, items]) => ({ value, items }))
}
