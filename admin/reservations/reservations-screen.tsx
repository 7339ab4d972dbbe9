import { addDays, dayText, today } from '#schema/plain/days.ts'
import type { ReservationStatus } from '#schema/reservations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Bell, BellOff, ChevronLeft, ChevronRight, Plus, Printer, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useChanges } from '../changes/use-changes.ts'
import { actions, head, screen, searchBox, title, toolbar } from '../content/list.styles.ts'
import { IconButton } from '../parts/icon-button.tsx'
import { Select } from '../parts/select.tsx'
import { button, input } from '../parts/styles.ts'
import { hasArrivalSound, keepArrivalSound, playArrivalSound } from './arrival-sound.ts'
import { Board } from './board/board.tsx'
import { ConsultationList } from './consultations/consultation-list.tsx'
import { weekOf } from './days.ts'
import { DetailDialog } from './detail/detail-dialog.tsx'
import { EntryDialog, type Place } from './entry/entry-dialog.tsx'
import { ReservationList } from './reservation-list.tsx'
import { statusNames } from './statuses.ts'
import { boardScreen, dayBar, dayName, viewChoice, viewChoices } from './styles.ts'
import { useEmployees } from './use-employees.ts'
import { WaitingList } from './waitings/waiting-list.tsx'
import { useView, viewNames, type ViewName } from './use-view.ts'

/** What may arrive by itself. */
const arrivals = ['reservations', 'waitings', 'consultations']

/** As long as somebody is typing, nothing is asked. */
const typingMs = 250

/** The clinic's reservations: a day or a week by time, or as a list; looked for, entered, moved and looked after. */
export function ReservationsScreen() {
  const client = useQueryClient()
  const { view, change } = useView()
  const [place, setPlace] = useState<Place | null>(null)
  const now = today()
  const { doctors, employees } = useEmployees()
  const refresh = () => void client.invalidateQueries({ queryKey: ['GET /admin/reservations'] })
  const [hasSound, setSound] = useState(hasArrivalSound)
  useChanges(({ changed, isNew }) => {
    if (isNew && hasSound && arrivals.includes(changed)) playArrivalSound()
  })
  const isBoard = view.view === 'day' || view.view === 'week'
  const isWaitings = view.view === 'waitings'
  const isConsultations = view.view === 'consultations'
  const days = view.view === 'week' ? weekOf(view.day || now) : [view.day || now]
  const go = (by: number) => change({ day: addDays(days[0] ?? now, by * days.length) })
  return (
    <main className={isBoard ? boardScreen() : screen()}>
      <header className={head()}>
        <h1 className={title()}>예약</h1>
        <div className={actions()}>
          {view.view === 'list' && <IconButton label="인쇄" icon={Printer} onClick={() => window.print()} />}
          <IconButton
            label={hasSound ? '새 예약 소리 끄기' : '새 예약 소리 켜기'}
            icon={hasSound ? Bell : BellOff}
            onClick={() => {
              keepArrivalSound(!hasSound)
              setSound(!hasSound)
              if (!hasSound) playArrivalSound()
            }}
          />
          <button
            type="button"
            className={button({ look: 'primary' })}
            onClick={() => setPlace({ day: days[0] ?? now, time: '10:00', employeeId: view.employeeId })}
          >
            <Plus size={15} aria-hidden /> 예약 넣기
          </button>
        </div>
      </header>
      <div className={toolbar()}>
        <div className={viewChoices()} role="group" aria-label="보기">
          {(Object.keys(viewNames) as ViewName[]).map((name) => (
            <button
              key={name}
              type="button"
              className={viewChoice({ active: view.view === name })}
              aria-pressed={view.view === name}
              onClick={() =>
                change({
                  view: name,
                  status: '',
                  keyword: '',
                  day: name === 'waitings' || name === 'consultations' ? '' : view.day || now,
                })
              }
            >
              {viewNames[name]}
            </button>
          ))}
        </div>
        {!isConsultations && (
          <>
            <div className={dayBar()}>
              <IconButton
                label={view.view === 'week' ? '지난주' : '전날'}
                icon={ChevronLeft}
                disabled={view.day === ''}
                onClick={() => go(-1)}
              />
              <input
                type="date"
                className={input()}
                value={view.day}
                aria-label="날짜"
                onChange={(event) => change({ day: event.target.value || now })}
              />
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
              onClick={() => change({ day: now, status: '', keyword: '' })}
            >
              오늘
            </button>
            {isWaitings ? (
              <button
                type="button"
                className={button()}
                aria-pressed={view.day === ''}
                onClick={() => change({ day: '' })}
              >
                모든 날
              </button>
            ) : isBoard ? (
              <span className={dayName()}>
                {dayText(days[0] ?? now)}
                {days.length > 1 && ` – ${dayText(days.at(-1) ?? now)}`}
              </span>
            ) : (
              <Select
                label="상태"
                value={view.status}
                isSet={view.status !== ''}
                options={[
                  { value: '', label: '모든 상태' },
                  ...(Object.keys(statusNames) as ReservationStatus[]).map((value) => ({
                    value,
                    label: statusNames[value],
                  })),
                ]}
                onChange={(status) => change({ status: status as ReservationStatus | '', view: 'list' })}
              />
            )}
            {!isWaitings && (
              <Select
                label="의료진"
                value={view.employeeId}
                isSet={view.employeeId !== ''}
                options={[{ value: '', label: '모든 의료진' }, ...employees]}
                onChange={(employeeId) => change({ employeeId })}
              />
            )}
          </>
        )}
        {!isWaitings && !isConsultations && (
          <SearchField keyword={view.keyword} onChange={(keyword) => change({ keyword, day: '' })} />
        )}
      </div>
      {isConsultations ? (
        <ConsultationList view={view} employees={employees} onChange={change} onBooked={refresh} />
      ) : isWaitings ? (
        <WaitingList day={view.day} page={view.page} onPage={(page) => change({ page })} />
      ) : isBoard ? (
        <Board
          days={days}
          doctors={doctors}
          employeeId={view.employeeId}
          onOpen={(open) => change({ open })}
          onAdd={setPlace}
          onChanged={refresh}
        />
      ) : (
        <ReservationList view={view} employees={employees} onChange={change} onChanged={refresh} />
      )}
      {place && (
        <EntryDialog
          place={place}
          employees={employees}
          onEntered={() => {
            setPlace(null)
            refresh()
          }}
          onClose={() => setPlace(null)}
        />
      )}
      {view.open !== null && !isConsultations && (
        <DetailDialog
          reservationId={view.open}
          employees={employees}
          onChanged={refresh}
          onClose={() => change({ open: null })}
        />
      )}
    </main>
  )
}

/** Looks for a customer's reservations by name, phone or number. */
function SearchField({ keyword, onChange }: { keyword: string; onChange: (keyword: string) => void }) {
  const [typed, setTyped] = useState(keyword)
  useEffect(() => setTyped(keyword), [keyword])
  useEffect(() => {
    if (typed.trim() === keyword) return
    const timer = setTimeout(() => onChange(typed.trim()), typingMs)
    return () => clearTimeout(timer)
  })
  return (
    <label className={searchBox()}>
      <Search size={15} aria-hidden />
      <input
        type="search"
        className={input()}
        value={typed}
        maxLength={40}
        placeholder="이름, 전화 뒷자리, 예약 번호"
        aria-label="예약 찾기"
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  )
}
