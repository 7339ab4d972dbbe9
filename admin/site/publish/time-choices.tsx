import { addDays } from '#schema/plain/days.ts'
import { useId, useState } from 'react'
import { tick } from '#admin/kit/list/list.styles.ts'
import { toMoment, toSeoulTime } from '#admin/kit/form/data/seoul-time.ts'
import { MomentInput } from '#admin/kit/parts/day/moment-input.tsx'
import { fieldError, fieldHint, fieldLabel } from '#admin/kit/parts/styles.ts'
import { Segments } from '#admin/kit/parts/segments.tsx'
import { keepChoice, times as timesStyle } from './styles.ts'
import { useTime } from '#admin/kit/parts/use-today.ts'

/** Times in Seoul, as `2026-11-25T09:30`; `null`: now, and without an end. */
type Times = { dueAt: string | null; endsAt: string | null }

export const publishNow: Times = { dueAt: null, endsAt: null }

/** The times as the API takes them; `null` while one is still to be entered or comes too early. `now` is in ms. */
export function momentsOf({ dueAt, endsAt }: Times, now: number) {
  const [due, end] = [dueAt, endsAt].map((time) => (time === null ? undefined : toMoment(time)))
  if ((dueAt !== null && !due) || (endsAt !== null && !end)) return null
  const begin = due ?? new Date(now).toISOString()
  return end && end <= begin ? null : { dueAt: due, endsAt: end }
}

type TimeChoicesProps = { times: Times; onChange: (times: Times) => void }

/** Now or at a time, and until when. */
export function TimeChoices({ times, onChange }: TimeChoicesProps) {
  const id = useId()
  const time = useTime()
  const [now] = useState(() => toSeoulTime(new Date(time()).toISOString()))
  const { dueAt, endsAt } = times
  const field = (name: 'dueAt' | 'endsAt', label: string, earliest: string) => (
    <div>
      <label htmlFor={`${id}-${name}`} className={fieldLabel()}>
        {label} <small className={fieldHint()}>서울 시각</small>
      </label>
      <MomentInput
        id={`${id}-${name}`}
        min={earliest}
        value={times[name] ?? ''}
        onChange={(time) => onChange({ ...times, [name]: time })}
      />
    </div>
  )
  const begin = dueAt || now
  return (
    <div className={timesStyle()}>
      <Segments
        label="공개할 때"
        value={dueAt === null ? 'now' : 'later'}
        options={[
          { value: 'now', label: '지금 공개' },
          { value: 'later', label: '예약 공개' },
        ]}
        onChange={(when) =>
          onChange({ ...times, dueAt: when === 'now' ? null : `${addDays(now.slice(0, 10), 1)}T09:00` })
        }
      />
      {dueAt !== null && field('dueAt', '공개할 때', now)}
      <label className={keepChoice()}>
        <input
          type="checkbox"
          className={tick()}
          checked={endsAt !== null}
          onChange={(event) =>
            onChange({
              ...times,
              endsAt: event.target.checked ? `${addDays(begin.slice(0, 10), 7)}T00:00` : null,
            })
          }
        />
        <span>
          끝나는 때 정하기
          <small>그때 같은 자리를 공개하기 전의 내용으로 되돌립니다.</small>
        </span>
      </label>
      {endsAt !== null && field('endsAt', '끝나는 때', begin)}
      {endsAt && endsAt <= begin && (
        <p className={fieldError()} role="alert">
          끝나는 때는 공개할 때보다 뒤여야 합니다.
        </p>
      )}
    </div>
  )
}
