import { callQuery } from '#api/call-query.ts'
import { formatDateTime } from '#ui/format.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { nothing } from '#admin/kit/list/list.styles.ts'
import type { SelectOption } from '#admin/kit/parts/select.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { Pager } from '#admin/kit/list/pager.tsx'
import { RowList } from '#admin/kit/parts/row-list.tsx'
import { list, row, rowActions, status, time, what } from '../styles.ts'
import { refreshEvery } from '../use-reservations.ts'
import type { View } from '../use-view.ts'
import { ConsultationContact } from './consultation-contact.tsx'
import { ConsultationDialog } from './consultation-dialog.tsx'
import { consultationNames, isOpen, looks, wishText, type ConsoleConsultation } from './statuses.ts'
import { StatusSteps } from './status-steps.tsx'

const pageSize = 50

type ConsultationListProps = {
  view: View
  employees: readonly SelectOption[]
  onChange: (values: Partial<View>) => void
  /** Told when a reservation was made of a request. */
  onBooked: () => void
}

/** Who wishes to be called: those nobody has answered first. */
export function ConsultationList({ view, employees, onChange, onBooked }: ConsultationListProps) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const found = useQuery({
    ...callQuery(api, 'GET /admin/consultations', { query: { page: view.page, pageSize } }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery,
    staleTime: 0,
  })
  const refresh = () => void client.invalidateQueries({ queryKey: ['GET /admin/consultations'] })
  if (!found.data) return <QueryNote query={found} label="상담 신청을 불러오는 중" />
  const { rows, count } = found.data
  return (
    <>
      {rows.length === 0 ? (
        <div className={nothing()}>
          <p>상담 신청이 없습니다.</p>
        </div>
      ) : (
        <RowList ids={rows.map(({ id }) => id)} className={list()}>
          {rows.map((one) => (
            <ConsultationRow
              key={one.id}
              consultation={one}
              onChanged={refresh}
              onOpen={() => onChange({ open: one.id })}
            />
          ))}
        </RowList>
      )}
      <Pager page={view.page} pages={Math.ceil(count / pageSize)} onPage={(page) => onChange({ page })} />
      {view.open !== null && (
        <ConsultationDialog
          key={view.open}
          consultationId={view.open}
          employees={employees}
          onChanged={refresh}
          onBooked={onBooked}
          onClose={() => onChange({ open: null })}
        />
      )}
    </>
  )
}

type RowProps = { consultation: ConsoleConsultation; onChanged: () => void; onOpen: () => void }

function ConsultationRow({ consultation, onChanged, onOpen }: RowProps) {
  return (
    <div className={row({ quiet: !isOpen(consultation) })}>
      <div className={time()}>
        <small>{formatDateTime(consultation.createdAt)}</small>
      </div>
      <ConsultationContact consultation={consultation} />
      <div className={what()} data-what>
        {consultation.message}
        <small>
          {consultation.product && `${consultation.product.name} · `}통화 희망: {wishText(consultation)}
        </small>
        {consultation.memo && <small>메모: {consultation.memo}</small>}
      </div>
      <div data-what />
      <div data-status>
        <span className={status({ of: looks[consultation.status] })}>
          {consultationNames[consultation.status]}
        </span>
      </div>
      <div className={rowActions()} data-actions>
        <StatusSteps consultation={consultation} onChanged={onChanged} />
        <button
          type="button"
          className={button({ look: 'quiet' })}
          aria-label={`${consultation.contactName}님 상담 자세히`}
          onClick={onOpen}
        >
          자세히
        </button>
      </div>
    </div>
  )
}
