import { useQueryClient } from '@tanstack/react-query'
import { Bell, BellOff, Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import { useChanges } from '#admin/kit/changes/use-changes.ts'
import { actions, head, screen, title } from '#admin/kit/list/list.styles.ts'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { arrivalSoundKey, playArrivalSound } from './arrival-sound.ts'
import { useKeptChoice } from '#admin/kit/parts/kept-choice.ts'
import { Board } from '../board/board.tsx'
import { daysText, weekOf } from '../days.ts'
import { DownloadButton } from './download-button.tsx'
import type { Place } from '../entry/entry-values.ts'
import { LimitNotice } from '../limit-notice.tsx'
import { ReservationList } from '../list/reservation-list.tsx'
import { ReservationsToolbar } from './reservations-toolbar.tsx'
import { boardScreen, printedDays } from '../styles.ts'
import { useEmployees } from '../use-employees.ts'
import { useView } from '../use-view.ts'
import { useToday } from '#admin/kit/parts/use-today.ts'

// The day begins with the board; the rest comes when it is opened.
const ConsultationList = partOnDemand(
  () => import('../consultations/consultation-list.tsx').then((m) => m.ConsultationList),
  <Waiting label="화면을 여는 중" />,
)
const WaitingList = partOnDemand(
  () => import('../waitings/waiting-list.tsx').then((m) => m.WaitingList),
  <Waiting label="화면을 여는 중" />,
)
const EntryDialog = partOnDemand(() => import('../entry/entry-dialog.tsx').then((m) => m.EntryDialog))
const DetailDialog = partOnDemand(() => import('../detail/detail-dialog.tsx').then((m) => m.DetailDialog))

/** What may arrive by itself. */
const arrivals = ['reservations', 'waitings', 'consultations']

/** The clinic's reservations: a day or a week by time, or as a list; looked for, entered, moved and looked after. */
export function ReservationsScreen() {
  const client = useQueryClient()
  const { view, change } = useView()
  const [entry, setEntry] = useState<{ place: Place; isPlaceChosen: boolean } | null>(null)
  const now = useToday()
  const { doctors, employees, areKnown } = useEmployees()
  const refresh = () => void client.invalidateQueries({ queryKey: ['GET /admin/reservations'] })
  const [sound, chooseSound] = useKeptChoice(arrivalSoundKey)
  const hasSound = sound === 'on'
  useChanges(({ changed, isNew }) => {
    if (isNew && hasSound && arrivals.includes(changed)) playArrivalSound()
  })
  const isBoard = view.view === 'day' || view.view === 'week'
  const isWaitings = view.view === 'waitings'
  const isConsultations = view.view === 'consultations'
  const days = view.view === 'week' ? weekOf(view.day || now) : [view.day || now]
  return (
    <main className={isBoard ? boardScreen() : screen()}>
      <header className={head()}>
        <h1 className={title()}>예약{isBoard && <span className={printedDays()}>{daysText(days)}</span>}</h1>
        <div className={actions()}>
          {view.view === 'list' && <DownloadButton view={view} />}
          {(isBoard || view.view === 'list') && (
            <IconButton label="인쇄" icon={Printer} onClick={() => window.print()} />
          )}
          <IconButton
            label={hasSound ? '새 예약 소리 끄기' : '새 예약 소리 켜기'}
            icon={hasSound ? Bell : BellOff}
            onClick={() => {
              chooseSound(hasSound ? 'off' : 'on')
              if (!hasSound) playArrivalSound()
            }}
          />
          <button
            type="button"
            className={button({ look: 'primary' })}
            onClick={() =>
              setEntry({
                place: { day: days[0] ?? now, time: '10:00', employeeId: view.employeeId },
                isPlaceChosen: false,
              })
            }
          >
            <Plus size={15} aria-hidden /> 예약 등록
          </button>
        </div>
      </header>
      <LimitNotice />
      <ReservationsToolbar view={view} days={days} employees={employees} onChange={change} />
      {isConsultations ? (
        <ConsultationList view={view} employees={employees} onChange={change} onBooked={refresh} />
      ) : isWaitings ? (
        <WaitingList day={view.day} page={view.page} onPage={(page) => change({ page })} />
      ) : isBoard ? (
        <Board
          days={days}
          doctors={areKnown ? doctors : undefined}
          employeeId={view.employeeId}
          employees={employees}
          onOpen={(open) => change({ open })}
          onAdd={(place) => setEntry({ place, isPlaceChosen: true })}
          onChanged={refresh}
        />
      ) : (
        <ReservationList view={view} employees={employees} onChange={change} onChanged={refresh} />
      )}
      {entry && (
        <EntryDialog
          {...entry}
          employees={employees}
          onEntered={() => {
            setEntry(null)
            refresh()
          }}
          onClose={() => setEntry(null)}
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
