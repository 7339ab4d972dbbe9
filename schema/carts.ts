import { z } from 'zod'
import { listOf, moment, rowIds } from './call-parts.ts'
import { guestId } from './customers.ts'
import { image, line, won } from './primitives.ts'
import { price } from './products.ts'

/*
 * Carts. A cart holds an option once, with its quantity. Prices are today's, not those of the day it was put in. Where
 * the clinic shows no prices, every price is `null`.
 */

const id = z.number().int().positive()

/** Limits of a cart: times of one option, and number of options. */
export const mostOfOne = 99
export const mostItems = 100

export const cartItem = z.object({
  id,
  productOptionId: id,
  productId: id.nullable(),
  productName: line(),
  optionName: line(),
  image: image.nullable(),
  quantity: z.number().int().min(1).max(mostOfOne),
  durationMinutes: z.number().int().positive().nullable(),
  price: price.nullable(),
  isAvailable: z.boolean().meta({ description: '지금 예약할 수 있는 옵션인지' }),
  unavailableReason: z.enum(['GONE', 'HIDDEN']).nullable(),
  addedAt: moment,
})

export const cart = listOf(cartItem).extend({
  totalPrice: won.nullable().meta({ description: '예약할 수 있는 것의 합(원)' }),
  isIncludeVat: z.boolean().nullable(),
  removedCount: z
    .number()
    .int()
    .meta({ description: '더 이상 예약할 수 없는 항목의 수; rows에 이유와 함께 있습니다' }),
})
export type Cart = z.input<typeof cart>

/** A customer's cart after a guest's was moved into it. */
export const mergedCart = cart.extend({
  leftCount: z
    .number()
    .int()
    .nonnegative()
    .meta({ description: '자리가 없어 비회원 장바구니에 남은 옵션의 가짓수' }),
})
export type MergedCart = z.input<typeof mergedCart>

const additions = {
  items: z
    .array(
      z.object({
        productOptionId: id.max(2_147_483_647),
        quantity: z.number().int().min(1).max(mostOfOne).default(1),
      }),
    )
    .min(1)
    .max(50)
    .refine((items) => new Set(items.map((item) => item.productOptionId)).size === items.length, {
      message: '같은 옵션은 한 번만 적습니다.',
    }),
  mode: z
    .enum(['ADD', 'SET'])
    .default('ADD')
    .meta({ description: 'ADD는 담긴 수에 더하고(99까지), SET은 그 수로 바꿉니다' }),
}
export const cartInput = z.object(additions)
export type CartInput = z.output<typeof cartInput>
/** In the `guest-id` header, which is better, or in the query or body: addresses end up in logs. */
const ofGuest = { guestId: guestId.optional().meta({ description: 'guest-id 헤더로도 보낼 수 있습니다' }) }
export const guestHeader = z.object({ 'guest-id': guestId.optional() })
export const guestCartInput = z.object({ ...ofGuest, ...additions })

/** Options to take out of a cart; all of them only where `all` says so. */
const removal = {
  ids: rowIds.optional().meta({ description: '지울 항목의 id' }),
  productOptionIds: rowIds.optional().meta({ description: '지울 옵션의 id' }),
  all: z.enum(['true']).optional().meta({ description: '전체 삭제' }),
}
const saysWhat = (query: { ids?: unknown; productOptionIds?: unknown; all?: unknown }) =>
  query.ids !== undefined || query.productOptionIds !== undefined || query.all !== undefined
const sayWhat = { path: ['ids'], message: 'ids, productOptionIds, all=true 가운데 하나가 있어야 합니다.' }
export const cartRemoval = z.object(removal).refine(saysWhat, sayWhat)
export type CartRemoval = z.output<typeof cartRemoval>
export const guestCartRemoval = z.object({ ...ofGuest, ...removal }).refine(saysWhat, sayWhat)

export const guestCart = z.object(ofGuest)
/** The one whose cart is put into a customer's. */
export const mergedGuest = z.object({ guestId })
