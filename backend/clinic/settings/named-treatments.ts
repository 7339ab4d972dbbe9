import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { products } from '#backend/catalogue/products/table.ts'
import { josa } from 'es-hangul'
import { foldText } from '#schema/plain/fold-text.ts'
import type { FieldError } from '#schema/problem.ts'

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
      ({ name }) => foldText(name).length >= shortest && foldText(text).includes(foldText(name)),
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
