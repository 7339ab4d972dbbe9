import type { MenuGroup } from '../shell/menu.ts'
import type { ResourceDeclaration } from '#schema/resource.ts'
import type { FoundThing } from '#schema/find.ts'
import { matchPlace } from './match-place.ts'

/** Something that the search opens. */
export type Entry = {
  /** Kind of thing, under which it stands. */
  group: string
  title: string
  note: string
  /** Address in the console. */
  link: string
  status?: FoundThing['status']
  /** Names a person: it is not remembered. */
  isPersonal?: boolean
}

/** Every screen that somebody may open, and everything that they may make. */
export function commandsOf(groups: readonly MenuGroup[], resources: readonly ResourceDeclaration[]): Entry[] {
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
