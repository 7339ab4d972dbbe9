import { reservationStatusNames } from '#schema/plain/reservation-words.ts'
import { addDays } from '#schema/plain/days.ts'
import type { ReservationStatus } from '#schema/reservations.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { toolbar } from '#admin/kit/list/list.styles.ts'
import { DayInput } from '#admin/kit/parts/day/day-input.tsx'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { SearchBox } from '#admin/kit/list/search-box.tsx'
import { Select } from '#admin/kit/parts/select.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { daysText } from '../days.ts'
import { dayBar, dayName } from '../styles.ts'
import { viewNames, type View } from '../use-view.ts'
import { ViewChoices } from '../view-choices.tsx'
import { useToday } from '#admin/kit/parts/use-today.ts'

type ReservationsToolbarProps = {
  view: View
  /** The days that are shown, at least one. */
  days: readonly string[]
  employees: { value: string; label: string }[]
  onChange: (values: Partial<View>) => void
}

/** Chooses which reservations are shown, and how. */
export function ReservationsToolbar({ view, days, employees, onChange }: ReservationsToolbarProps) {
  const isBoard = view.view === 'day' || view.view === 'week'
  const isWaitings = view.view === 'waitings'
  const isConsultations = view.view === 'consultations'
  return (
    <div className={toolbar()}>
      <ViewChoice view={view} onChange={onChange} />
      {!isConsultations && (
        <>
          <DayChoice view={view} days={days} onChange={onChange} />
          {isWaitings ? (
            <button
              type="button"
              className={button()}
              aria-pressed={view.day === ''}
              onClick={() => onChange({ day: '' })}
            >
              모든 날
            </button>
          ) : isBoard ? (
            view.view === 'week' && <span className={dayName()}>{daysText(days)}</span>
          ) : (
            <StatusChoice view={view} onChange={onChange} />
          )}
          {!isWaitings && (
            <Select
              label="의료진"
              value={view.employeeId}
              isSet={view.employeeId !== ''}
              options={[{ value: '', label: '모든 의료진' }, ...employees]}
              onChange={(employeeId) => onChange({ employeeId })}
            />
          )}
        </>
      )}
      {!isWaitings && !isConsultations && (
        <SearchBox
          label="예약 찾기"
          placeholder="이름, 전화 뒷자리, 예약 번호"
          value={view.keyword}
          onSearch={(keyword) => onChange({ keyword: keyword.trim(), day: '' })}
        />
      )}
    </div>
  )
}

type ChoiceProps = Pick<ReservationsToolbarProps, 'view' | 'onChange'>

function ViewChoice({ view, onChange }: ChoiceProps) {
  const now = useToday()
  return (
    <ViewChoices
      label="보기"
      names={viewNames}
      value={view.view}
      onChoose={(name) =>
        onChange({
          view: name,
          status: '',
          keyword: '',
          day: name === 'waitings' || name === 'consultations' ? '' : view.day || now,
        })
      }
    />
  )
}

function DayChoice({ view, days, onChange }: ChoiceProps & Pick<ReservationsToolbarProps, 'days'>) {
  const now = useToday()
  const go = (by: number) => onChange({ day: addDays(days[0] ?? now, by * days.length) })
  return (
    <>
      <div className={dayBar()}>
        <IconButton
          label={view.view === 'week' ? '지난주' : '전날'}
          icon={ChevronLeft}
          disabled={view.day === ''}
          onClick={() => go(-1)}
        />
        <DayInput aria-label="날짜" value={view.day} onChange={(day) => onChange({ day: day || now })} />
        <IconButton
          label={view.view === 'week' ? '다음 주' : '다음 날'}
          icon={ChevronRight}
          disabled={view.day === ''}
          onClick={() => go(1)}
        />
      </div>
      <button
        type="button"
        className={button()}
        onClick={() => onChange({ day: now, status: '', keyword: '' })}
      >
        오늘
      </button>
    </>
  )
}

function StatusChoice({ view, onChange }: ChoiceProps) {
  return (
    <Select
      label="상태"
      value={view.status}
      isSet={view.status !== ''}
      options={[
        { value: '', label: '모든 상태' },
        ...(Object.keys(reservationStatusNames) as ReservationStatus[]).map((value) => ({
          value,
          label: reservationStatusNames[value],
        })),
      ]}
      onChange={(status) => onChange({ status: status as ReservationStatus | '', view: 'list' })}
    />
  )
}
