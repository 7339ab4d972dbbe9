import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Popup } from '#schema/popups.ts'
import { useIsPhone } from '../use-is-phone.ts'
import { useNow } from '../use-now.ts'
import { choosePopups, type Device } from './choose-popups.ts'
import { dismissedPopups } from './dismissal.ts'
import { useUntouched } from './use-untouched.ts'

const none: readonly Popup[] = []

/** What `useQuery` returns of `GET /customer/popups`. */
type Answer = {
  data: { rows: readonly Popup[]; validUntil: string | null } | undefined
  refetch: () => unknown
}

/**
 * The popups for this path and device that are neither dismissed nor have been closed since the document was loaded. In
 * an open window they come and go at their time. As of a moment, whoever looks at a draft sees all that a new visitor
 * would.
 */
export function useChosenPopups(
  { data, refetch }: Answer,
  { path, moment }: { path: string; moment?: string | undefined },
  devices: readonly Device[],
) {
  const popups = data?.rows ?? none
  const device: Device = useIsPhone() ? 'MOBILE' : 'PC'
  const [without, setWithout] = useState<ReadonlySet<number>>(
    () => new Set(moment ? [] : dismissedPopups(document.cookie)),
  )
  const until = moment ? null : data?.validUntil
  const present = useNow(until)
  const isOver = Boolean(until && present && Date.parse(until) <= present.getTime())
  useEffect(() => {
    // Once more with each look: by this clock the answer may be over before it is by the server's.
    if (isOver) void refetch()
  }, [isOver, present, refetch])
  const now = useMemo(() => (moment ? new Date(moment) : present), [moment, present])
  const chosen = useMemo(
    () => (now && devices.includes(device) ? choosePopups(popups, { path, device, now, without }) : []),
    [popups, path, devices, device, now, without],
  )
  const leave = useCallback((id: number) => setWithout((ids) => new Set(ids).add(id)), [])
  const [wasChosen, setChosen] = useState(false)
  if (chosen.length > 0 && !wasChosen) setChosen(true)
  // From before the first popup has come, as it may come to a finger that is on its way.
  const untouched = useUntouched()
  return {
    device,
    chosen,
    leave,
    /** Resolves once a popup may open without being tapped for something else. */
    untouched,
    /** True from the first popup to show on. */
    wasChosen,
  }
}

export type ChosenPopups = ReturnType<typeof useChosenPopups>
