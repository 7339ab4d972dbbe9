import type { Slot } from '#schema/block.ts'
import type { CatalogueType } from '#renderer/shared/catalogue-request.ts'
import { parts } from './parts.ts'

/** An entry of the tool's list; `code` is its name in the sources. */
export type Entry = { to: string; title: string; code: string; description: string }

export const slotTitles: Record<Slot, string> = {
  header: '헤더',
  search: '검색',
  footer: '푸터',
  floatingButton: '상담 버튼',
  popup: '팝업',
  widget: '예약 위젯',
  section: '구역',
}

/** Everything there is, in groups: the parts of the interface, then the block types by slot. Without empty groups. */
export function groupsOf(types: CatalogueType[], wanted = ''): { title: string; entries: Entry[] }[] {
  const needle = wanted.trim().toLowerCase()
  const isWanted = ({ title, code, description }: Entry) =>
    `${title} ${code} ${description}`.toLowerCase().includes(needle)
  const partEntries = [...parts].map(([name, { title, description }]) => ({
    to: `/parts/${name}`,
    title,
    code: name,
    description,
  }))
  const bySlot = Object.entries(slotTitles).map(([slot, title]) => ({
    title,
    entries: types
      .filter((type) => type.slot === slot)
      .map(({ component, title: name, description }) => ({
        to: `/types/${component}`,
        title: name,
        code: component,
        description,
      })),
  }))
  return [{ title: '공용 부품', entries: partEntries }, ...bySlot]
    .map(({ title, entries }) => ({ title, entries: entries.filter(isWanted) }))
    .filter(({ entries }) => entries.length > 0)
}
