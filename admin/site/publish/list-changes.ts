import type { GlobalSlot } from '#schema/block.ts'
import { themeId } from '#admin/kit/console/admin-context.tsx'
import { globalSlots, slotNames } from '#schema/plain/slot-names.ts'
import type { SlotState } from '../queries/get-global.ts'
import type { PageState } from '../queries/get-pages.ts'
import type { ThemeState } from '../queries/get-theme.ts'

export type Change = {
  kind: 'slot' | 'page' | 'theme'
  /** Of the draft among those of its kind. */
  id: string
  title: string
  what: string
}

/** Kinds of drafts as the API calls them. */
export const kindInApi = { slot: 'global', page: 'page', theme: 'theme' } as const

/** Name of a change among all of them, whichever word there is for its kind. */
export const nameOf = ({
  kind,
  id,
}: {
  kind: Change['kind'] | (typeof kindInApi)[Change['kind']]
  id: string
}): string => `${kind === 'slot' ? kindInApi.slot : kind}/${id}`

/** Lists the changes that publishing makes to the site. */
export function listChanges(
  slots: Record<GlobalSlot, SlotState>,
  pages: PageState[],
  theme: ThemeState,
): Change[] {
  const changedSlots = globalSlots
    .filter((slot) => slots[slot].changed)
    .map((slot) => {
      const { draft, published } = slots[slot]
      const what = !published
        ? '처음 공개'
        : published.component === draft.component
          ? '내용 변경'
          : '종류 변경'
      return { kind: 'slot' as const, id: slot, title: slotNames[slot], what }
    })
  const changedPages = pages
    .filter(({ changed }) => changed)
    .map(({ key, draft, published, isRemoved, isDefault }) => ({
      kind: 'page' as const,
      id: key,
      title: `페이지: ${draft.title}`,
      what: isRemoved
        ? '페이지 삭제'
        : isDefault
          ? '기본 페이지로'
          : !published
            ? '새 페이지'
            : published.pattern === draft.pattern
              ? '내용 변경'
              : `경로 변경: ${published.pattern} → ${draft.pattern}`,
    }))
  const changedTheme = theme.changed
    ? [{ kind: 'theme' as const, id: themeId, title: '테마', what: '내용 변경' }]
    : []
  return [...changedTheme, ...changedSlots, ...changedPages]
}
