import { isOfPartner } from '#backend/database/partner.ts'
import type { PartnerTransaction } from '#backend/database/database.ts'
import { and, eq } from 'drizzle-orm'
import { consultations } from './table.ts'

/** Takes the person out of what a customer who leaves has asked; nobody is to call them any more. */
export async function forgetConsultations(tx: PartnerTransaction, customerId: number): Promise<void> {
  await tx
    .update(consultations)
    .set({ contactName: '탈퇴한 고객', contactPhone: '', message: '', memo: '', status: 'CLOSED' })
    .where(and(isOfPartner(tx, consultations), eq(consultations.customerId, customerId)))
}
