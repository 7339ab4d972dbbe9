import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { certifications } from './table.ts'
import { hashToken } from '#backend/kernel/credentials/tokens.ts'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { certificationOver } from './certify.ts'

/** A person as the provider certified them. */
export type CertifiedPerson = {
  name: string
  /** E.164. */
  phone: string
  birthDate: string | null
  gender: 'male' | 'female' | null
  certifiedAt: Date
}

const person = {
  name: certifications.name,
  phone: certifications.phone,
  birthDate: certifications.birthDate,
  gender: certifications.gender,
  certifiedAt: certifications.certifiedAt,
}

const isUsable = (bound: Bound, token: string) =>
  and(
    isOfPartner(bound, certifications),
    eq(certifications.tokenHash, hashToken(token)),
    isNotNull(certifications.providerUid),
    isNull(certifications.usedAt),
    gt(certifications.expiresAt, new Date()),
  )

/**
 * Returns whom a token certifies, without using it up. Throws 422 for one that is unknown, unfinished, used or over.
 */
export async function readCertification(
  tx: PartnerTransaction,
  token: string,
): Promise<CertifiedPerson & { providerUid: string }> {
  const [row] = await tx
    .select({ ...person, providerUid: certifications.providerUid })
    .from(certifications)
    .where(isUsable(tx, token))
  if (!row?.providerUid) throw certificationOver()
  return { ...requireWhole(row), providerUid: row.providerUid }
}

/** Reads a certification as `readCertification` does, and uses it up once the transaction commits. */
export async function useCertification(tx: PartnerTransaction, token: string): Promise<CertifiedPerson> {
  const [row] = await tx
    .update(certifications)
    .set({ usedAt: new Date() })
    .where(isUsable(tx, token))
    .returning(person)
  return requireWhole(row)
}

type Row = Pick<typeof certifications.$inferSelect, keyof typeof person>

function requireWhole(row: Row | undefined): CertifiedPerson {
  if (!row || row.name === null || row.phone === null || row.certifiedAt === null) throw certificationOver()
  return { ...row, name: row.name, phone: row.phone, certifiedAt: row.certifiedAt }
}
