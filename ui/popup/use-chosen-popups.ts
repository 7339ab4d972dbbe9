import { useCallback, useMemo, useState } from 'react'
import type { Popup } from '#schema/popups.ts'
import { useIsPhone } from '../use-is-phone.ts'
import { useNow } from '../use-now.ts'
import { choosePopups, type Device } from './choose-popups.ts'
import { dismissedPopups } from './dismissal.ts'

const none: readonly Popup[] = []

/**
 * The popups for this path and device that are neither dismissed nor have been closed since the document was loaded. As
 * of a moment, whoever looks at a draft sees all that a new visitor would.
 */
export function useChosenPopups(
  popups: readonly Popup[] = none,
  { path, moment }: { path: string; moment?: string | undefined },
  devices: readonly Device[],
) {
  const device: Device = useIsPhone() ? 'MOBILE' : 'PC'
  const [without, setWithout] = useState<ReadonlySet<number>>(
    () => new Set(moment ? [] : dismissedPopups(document.cookie)),
  )
  const present = useNow()
  const now = useMemo(() => (moment ? new Date(moment) : present), [moment, present])
  const chosen = useMemo(
    () => (now && devices.includes(device) ? choosePopups(popups, { path, device, now, without }) : []),
    [popups, path, devices, device, now, without],
  )
  const leave = useCallback((id: number) => setWithout((ids) => new Set(ids).add(id)), [])
  const [wasChosen, setChosen] = useState(false)
  if (chosen.length > 0 && !wasChosen) setChosen(true)
  return {
    device,
    chosen,
    leave,
    /** True from the first popup to show on. */
    wasChosen,
  }
}

export type ChosenPopups = ReturnType<typeof useChosenPopups>
