import { callQuery } from '#api/call-query.ts'
import { formatDateTime } from '#ui/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'
import { Failure } from '#admin/kit/parts/failure.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import type { SelectOption } from '#admin/kit/parts/select.tsx'
import { MemoField, memoOf } from '#admin/kit/drafts/memo-field.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { useUnsavedClose } from '#admin/kit/drafts/use-unsaved-close.tsx'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import * as styles from '../detail.styles.ts'
import { EntryDialog } from '../entry/entry-dialog.tsx'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { status } from '../styles.ts'
import { ConsultationContact } from './consultation-contact.tsx'
import { consultationNames, isOpen, looks, wishText, type ConsoleConsultation } from './statuses.ts'
import { StatusSteps } from './status-steps.tsx'
import { useToday } from '#admin/kit/parts/use-today.ts'

type ConsultationDialogProps = {
  consultationId: number
  employees: readonly SelectOption[]
  onChanged: () => void
  onBooked: () => void
  onClose: () => void
}

/** One request to be called: its question, the desk's answer, and the reservation made from it. */
export function ConsultationDialog(props: ConsultationDialogProps) {
  const { consultationId, employees, onChanged, onBooked, onClose } = props
  const { api } = useAdmin()
  const today = useToday()
  const params = { consultationId }
  const found = useQuery({
    ...callQuery(api, 'GET /admin/consultations/{consultationId}', { params }),
    staleTime: 0,
  })
  const [isUnsaved, setUnsaved] = useState(false)
  const [caller, setCaller] = useState<ConsoleConsultation | null>(null)
  const changed = () => {
    void found.refetch()
    onChanged()
  }
  // Its window is gone by then.
  const linking = useWork(changed)
  const consultation = found.data
  const { close, question } = useUnsavedClose(isUnsaved, onClose, memoOf(`consultations/${consultationId}`))
  const change = (body: { memo?: string; reservationId?: number }) =>
    api.request('PUT /admin/consultations/{consultationId}', { params, body })
  return (
    <Dialog title="상담 신청" onClose={close}>
      {found.error && !consultation ? (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      ) : !consultation ? (
        <Waiting label="상담 신청을 불러오는 중" />
      ) : (
        <Detail
          consultation={consultation}
          onBook={setCaller}
          onMemo={(memo) => change({ memo })}
          onChanged={changed}
          onUnsaved={setUnsaved}
        />
      )}
      {question}
      {caller && (
        <EntryDialog
          of={`consultations/${consultationId}`}
          place={{ day: caller.wishedDay ?? today, time: '10:00', employeeId: '' }}
          given={{
            contactName: caller.contactName,
            contactPhone: caller.contactPhone.replace(/^\+82/, '0'),
            memo: `상담 신청: ${caller.message}`,
          }}
          employees={employees}
          onEntered={(reservationId) => {
            setCaller(null)
            void linking.run(() => change({ reservationId })).then(onBooked)
          }}
          onClose={() => setCaller(null)}
        />
      )}
    </Dialog>
  )
}

type DetailProps = {
  consultation: ConsoleConsultation
  /** Receives the person to book for. */
  onBook: (caller: ConsoleConsultation) => void
  onMemo: (memo: string) => Promise<unknown>
  onChanged: () => void
  onUnsaved: (isUnsaved: boolean) => void
}

function Detail({ consultation, onBook, onMemo, onChanged, onUnsaved }: DetailProps) {
  const { api } = useAdmin()
  const { isBusy, fault, run } = useWork(onChanged, { isNoted: true })
  const params = { consultationId: consultation.id }
  // To book for somebody is to see who they are, which is written down.
  const beginBooking = () =>
    run(async () =>
      onBook(await api.request('POST /admin/consultations/{consultationId}/reveal', { params })),
    )
  return (
    <div className={styles.detail()}>
      <p className={styles.when()}>
        {formatDateTime(consultation.createdAt)} 신청
        <span className={status({ of: looks[consultation.status] })}>
          {consultationNames[consultation.status]}
        </span>
      </p>
      <ConsultationContact consultation={consultation} />
      <dl className={styles.facts()}>
        {consultation.product && <Fact name="시술" value={consultation.product.name} />}
        <Fact name="통화 희망" value={wishText(consultation)} />
        <Fact name="궁금한 것" value={consultation.message} />
        {consultation.answeredAt && <Fact name="응대" value={formatDateTime(consultation.answeredAt)} />}
      </dl>
      <div className={styles.actions()}>
        <ErrorNote error={fault} />
        {isOpen(consultation) && (
          <Button
            type="button"
            className={button({ look: 'primary' })}
            disabled={isBusy}
            onClick={() => void beginBooking()}
          >
            예약 만들기
          </Button>
        )}
        <StatusSteps consultation={consultation} onChanged={onChanged} />
        {consultation.reservationId !== null && (
          <Link
            to={`/reservations?view=list&open=${consultation.reservationId}`}
            className={button({ look: 'outline' })}
          >
            이어진 예약 보기
          </Link>
        )}
      </div>
      <MemoField
        of={`consultations/${consultation.id}`}
        memo={consultation.memo}
        save={onMemo}
        onSaved={onChanged}
        onUnsaved={onUnsaved}
      />
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
