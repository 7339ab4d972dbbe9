import type { Database } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { readCertification } from '#backend/people/certification/use-certification.ts'
import { isMember } from './find-member.ts'
import { requirePhone } from '#backend/kernel/contacts/phone.ts'

type Question = { token: string; phone?: string | undefined; impUid?: string | undefined }

/**
 * Has the certified person's phone a member? Asked with the certification's token, which is not used up. Throws 422
 * for any phone or certification but their own: otherwise anyone could ask who is a patient of the clinic.
 */
export async function isRegistered(
  database: Database,
  partnerId: number,
  { token, phone, impUid }: Question,
): Promise<boolean> {
  return database.withPartner(
    partnerId,
    async (tx) => {
      const person = await readCertification(tx, token)
      const isOwnPhone = phone === undefined || requirePhone(phone, '/query/phone') === person.phone
      const isOwnUid = impUid === undefined || person.providerUid.split('#')[0] === impUid.normalize('NFC')
      if (!isOwnPhone || !isOwnUid) {
        throw new ProblemError(422, 'not-certified', '본인인증을 마친 전화번호만 확인할 수 있습니다.')
      }
      return isMember(tx, person.phone)
    },
    { readOnly: true },
  )
}
