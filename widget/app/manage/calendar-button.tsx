import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { useWidget } from '../context.ts'
import type { Found } from '../booking.ts'
import { Fault } from '../parts/fault.tsx'
import { wide } from '../parts/parts.styles.ts'

/** Saves the booking into the device's calendar, as an `.ics` file. */
export function CalendarButton({ found }: { found: Found }) {
  const { api } = useWidget()
  const [error, setError] = useState<unknown>()
  const save = async () => {
    setError(undefined)
    try {
      const file = await api.calendarFile({ id: found.reservation.id, proof: found.proof })
      const href = URL.createObjectURL(file)
      Object.assign(document.createElement('a'), { href, download: 'reservation.ics' }).click()
      setTimeout(() => URL.revokeObjectURL(href), 60_000)
    } catch (refusal) {
      setError(refusal)
    }
  }
  return (
    <>
      <Fault error={error} />
      <button
        type="button"
        className={`${buttonClass({ look: 'quiet', size: 'medium' })} ${wide()}`}
        onClick={() => void save()}
      >
        <CalendarPlus size={20} strokeWidth={1.75} aria-hidden="true" />
        달력에 저장
      </button>
    </>
  )
}
