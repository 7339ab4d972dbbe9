import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { MaskedContact } from '../masked-contact.tsx'
import type { ConsoleConsultation } from './statuses.ts'

/** Who asked to be called. */
export function ConsultationContact({ consultation }: { consultation: ConsoleConsultation }) {
  const { api } = useAdmin()
  const params = { consultationId: consultation.id }
  const ask = () => api.request('POST /admin/consultations/{consultationId}/reveal', { params })
  return <MaskedContact of={consultation} ask={ask} />
}
