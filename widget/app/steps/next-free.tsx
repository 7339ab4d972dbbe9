import { dayText, timeText } from '#schema/plain/days.ts'
import { ArrowRight } from 'lucide-react'
import { FreshText } from '#ui/fresh-text.tsx'
import type { Times } from '../../api.ts'
import type { Slot } from '../booking.ts'
import { noticeAction } from '../parts/parts.styles.ts'

type NextFreeProps = { times: Times | undefined; after: string | null; onChoose: (slot: Slot) => void }

/** The nearest free time after one that was lost. */
export function NextFree({ times, after, onChoose }: NextFreeProps) {
  if (!times) return null
  const free = times.rows.filter(({ isAvailable }) => isAvailable)
  const near = free.find(({ reservedAt }) => after === null || reservedAt > after) ?? free.at(-1)
  const slot: Slot | null = near
    ? { day: times.day, time: near.time, reservedAt: near.reservedAt }
    : times.nextAvailable
  if (!slot || slot.day < times.day) return null
  return (
    <button type="button" className={noticeAction()} onClick={() => onChoose(slot)}>
      <FreshText>{`가까운 ${dayText(slot.day)} ${timeText(slot.time)} 선택`}</FreshText>
      <ArrowRight size={16} strokeWidth={2} aria-hidden="true" />
    </button>
  )
}
