import { formatPhone } from '#ui/format.ts'
import { useState } from 'react'
import { useAdmin } from '../../admin-context.tsx'
import { useWork } from '../../parts/use-work.ts'
import { person, reveal } from '../styles.ts'
import type { ConsoleConsultation } from './statuses.ts'

/** Who asked to be called, masked until asked for. */
export function ConsultationContact({ consultation }: { consultation: ConsoleConsultation }) {
  const { api } = useAdmin()
  const { run } = useWork(() => {})
  const [shown, setShown] = useState<ConsoleConsultation | null>(null)
  const { contactName, contactPhone } = shown ?? consultation
  const ask = async () => {
    const params = { consultationId: consultation.id }
    setShown(await api.request('POST /admin/consultations/{consultationId}/reveal', { params }))
  }
  return (
    <div className={person()} data-who>
      <b>{contactName}</b>{' '}
      {!shown && contactPhone !== '' && (
        <button
          type="button"
          className={reveal()}
          title="누가 언제 보았는지 기록됩니다"
          onClick={() => void run(ask)}
        >
          연락처 보기
        </button>
      )}
      <small>
        {shown ? (
          <a href={`tel:${contactPhone}`}>{formatPhone(contactPhone)}</a>
        ) : (
          formatPhone(contactPhone.replace(/^\+82/, '0'))
        )}
        {consultation.isMember && ' · 회원'}
        {consultation.isMinor && ' · 미성년'}
      </small>
    </div>
  )
}
