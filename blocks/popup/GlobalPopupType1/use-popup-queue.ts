import { useEffect, useMemo, useState } from 'react'
import { useQueryContext } from '#api/use-query-context.tsx'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { useIsPhone } from '#ui/use-is-phone.ts'
import { choosePopups, type Popup } from './choose-popups.ts'
import { dismissedPopups } from './dismissal.ts'
import { loadPicture } from './load-picture.ts'

/** Time in ms for a popup to leave before the next comes. */
const betweenPopups = 350

/**
 * One popup after another: the next one waits until its picture has come, and a popup whose picture does not come
 * is passed over. What has been closed stays closed until the document is loaded anew.
 */
export function usePopupQueue(popups: readonly Popup[]) {
  const { path } = useQueryContext()
  const device = useIsPhone() ? 'MOBILE' : 'PC'
  const isCovered = useApplicationStore(({ search, widget }) => search.isOpen || widget.open !== null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(dismissedPopups(document.cookie)))
  const [now] = useState(() => new Date())
  const [current, setCurrent] = useState<Popup | null>(null)
  const [isOpen, setOpen] = useState(false)

  const waiting = useMemo(
    () => choosePopups(popups, { path, device, now, without: closed }),
    [popups, path, device, now, closed],
  )
  const next = waiting[0]
  const belongsHere = waiting.includes(current as Popup)

  useEffect(() => {
    if (isOpen && !belongsHere) setOpen(false)
  }, [isOpen, belongsHere])

  const isFirst = current === null
  useEffect(() => {
    if (isOpen || isCovered || !next) return
    let isWanted = true
    const pause = new Promise((resolve) => setTimeout(resolve, isFirst ? 0 : betweenPopups))
    Promise.all([loadPicture(next.image), pause]).then(
      () => {
        if (!isWanted) return
        setCurrent(next)
        setOpen(true)
      },
      () => isWanted && setClosed((ids) => new Set(ids).add(next.id)),
    )
    return () => {
      isWanted = false
    }
  }, [isOpen, isCovered, next, isFirst])

  const close = () => {
    if (current) setClosed((ids) => new Set(ids).add(current.id))
    setOpen(false)
  }
  return { current, isOpen: isOpen && belongsHere, close }
}
