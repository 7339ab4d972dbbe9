import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { productOptions } from '#backend/catalogue/products/table.ts'
import type { FieldError } from '#schema/problem.ts'
import { and, inArray } from 'drizzle-orm'

type Offer = { optionId: number; price: number }

/** Returns an entry for each offer that does not cost less than without the event. */
export async function checkOffers(tx: PartnerTransaction, offers: readonly Offer[]): Promise<FieldError[]> {
  const rows = await tx
    .select({ id: productOptions.id, price: productOptions.price })
    .from(productOptions)
    .where(
      and(
        isOfPartner(tx, productOptions),
        inArray(
          productOptions.id,
          offers.map(({ optionId }) => optionId),
        ),
      ),
    )
  const regular = new Map(rows.map(({ id, price }) => [id, price]))
  return offers.flatMap(({ optionId, price }, index) => {
    const before = regular.get(optionId) ?? 0
    if (price < before) return []
    const message = `이벤트가는 정가(${before.toLocaleString('ko-KR')}원)보다 낮아야 합니다.`
    return [{ path: `/offers/${index}/price`, message }]
  })
}
