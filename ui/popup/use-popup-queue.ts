import { useEffect, useState } from 'react'
import type { ShownPopup } from './choose-popups.ts'
import { loadItems } from './load-items.ts'
import type { ChosenPopups } from './use-chosen-popups.ts'

/** Time in ms for a popup to leave before the next comes. */
const betweenPopups = 350

type QueueOptions = {
  /** Nothing new opens while the visitor has something open over the page, or types. */
  isHeld: boolean
  /** `sizes` of the pictures of a popup. */
  sizesOf: (popup: ShownPopup) => string
  /** All characters that a popup writes beside its pictures. */
  textOf: (popup: ShownPopup) => string
}

/**
 * One popup after another: the next waits until its pictures have come and nobody touches the page, and one without any
 * that comes is passed over.
 * Source: docs/product.md, U4, U10.
 */
export function usePopupQueue(
  { chosen, leave, untouched }: ChosenPopups,
  { isHeld, sizesOf, textOf }: QueueOptions,
) {
  const [current, setCurrent] = useState<ShownPopup | null>(null)
  const [isOpen, setOpen] = useState(false)
  const next = chosen[0]
  const belongsHere = chosen.some(({ id }) => id === current?.id)

  useEffect(() => {
    if (isOpen && !belongsHere) setOpen(false)
  }, [isOpen, belongsHere])

  const isFirst = current === null
  useEffect(() => {
    if (isOpen || isHeld || !next) return
    let isWanted = true
    const pause = new Promise((resolve) => setTimeout(resolve, isFirst ? 0 : betweenPopups))
    const show = async () => {
      const [items] = await Promise.all([loadItems(next.items, sizesOf(next), textOf(next)), pause])
      if (items.length > 0) await untouched()
      if (!isWanted) return
      if (items.length === 0) return leave(next.id)
      setCurrent({ ...next, items })
      setOpen(true)
    }
    void show()
    return () => {
      isWanted = false
    }
    // A change of the window's size or of the block's text loads nothing anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, isHeld, next, isFirst, leave, untouched])

  const close = () => {
    if (current) leave(current.id)
    setOpen(false)
  }
  return { current, isOpen: isOpen && belongsHere, close }
}
