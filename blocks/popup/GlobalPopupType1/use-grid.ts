import { useEffect, useState } from 'react'
import type { ShownPopup } from '#ui/popup/choose-popups.ts'
import { loadItems } from '#ui/popup/load-items.ts'
import type { ChosenPopups } from '#ui/popup/use-chosen-popups.ts'

const none: ShownPopup[] = []

/**
 * The popups of a path once the pictures of all have come, those without any left out: `all` that opened together, and
 * of them the `open` ones. Those whose time comes later open once none of these is open: what is being read does not
 * move.
 */
export function useGrid(
  { chosen, leave, untouched }: ChosenPopups,
  path: string,
  { sizesOf, textOf }: Record<'sizesOf' | 'textOf', (popup: ShownPopup) => string>,
) {
  const [opened, setOpened] = useState<{ path: string; popups: ShownPopup[] } | null>(null)
  const all = opened?.path === path ? opened.popups : none
  const open = all.filter(({ id }) => chosen.some((popup) => popup.id === id))
  const isOpen = open.length > 0

  useEffect(() => {
    if (isOpen || chosen.length === 0) return
    let isWanted = true
    const loading = chosen.map(async (popup) => ({
      ...popup,
      items: await loadItems(popup.items, sizesOf(popup), textOf(popup)),
    }))
    const show = async () => {
      const popups = await Promise.all(loading)
      await untouched()
      if (!isWanted) return
      for (const { id, items } of popups) if (items.length === 0) leave(id)
      setOpened({ path, popups: popups.filter(({ items }) => items.length > 0) })
    }
    void show()
    return () => {
      isWanted = false
    }
    // A change of the window's size or of the block's text loads nothing anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, chosen, path, leave, untouched])

  return { all, open }
}
