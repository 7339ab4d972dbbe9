import { isOfPartner } from '#backend/database/partner.ts'
import type { PartnerTransaction } from '#backend/database/database.ts'
import { products } from '#backend/products/table.ts'
import { josa } from 'es-hangul'
import type { FieldError } from '#schema/problem.ts'

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, '').toLowerCase()

/** Shortest name that is looked for: one letter is in any word. */
const shortest = 2

/**
 * Where texts that anybody may see on a phone's screen name a treatment of the clinic, as a warning: what somebody is
 * treated for is nobody else's. Source: 개인정보 보호법 제23조.
 */
export async function namedTreatments(
  tx: PartnerTransaction,
  texts: readonly { path: string; title: string; text: string }[],
): Promise<FieldError[]> {
  if (texts.every(({ text }) => text === '')) return []
  const named = await tx.select({ name: products.name }).from(products).where(isOfPartner(tx, products))
  return texts.flatMap(({ path, title, text }) => {
    const found = named.find(
      ({ name }) => plain(name).length >= shortest && plain(text).includes(plain(name)),
    )
    return found
      ? [
          {
            path,
            message: `${title}: ${josa(`‘${found.name}’`, '은/는')} 시술 이름입니다. 무슨 시술을 받는지 휴대폰 화면에서 남이 볼 수 있습니다.`,
          },
        ]
      : []
  })
}
