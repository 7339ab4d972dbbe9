import {
  cart,
  cartInput,
  cartRemoval,
  guestCart,
  guestCartInput,
  guestCartRemoval,
  guestHeader,
  mergedCart,
  mergedGuest,
} from '#schema/carts.ts'
import { call, signedOut } from '../call.ts'
import { z } from 'zod'

const unknownOption = { 422: '없거나 숨긴 시술 옵션일 때' } as const
const full = { 409: '장바구니가 가득 찼을 때(100가지)' } as const

const counts =
  '같은 옵션을 또 담으면 수가 늘고 99에서 멈춥니다. 사라지거나 숨긴 옵션은 isAvailable=false로 남아, 무엇이 없어졌는지 알립니다.'

const badge = z.object({
  cartCount: z.number().int().nonnegative().meta({ description: '담긴 옵션의 가짓수' }),
})

export const cartsContract = {
  'GET /carts': call({
    summary: '내 장바구니',
    description: counts,
    access: 'customer',
    tag: 'cart',
    response: cart,
    problems: signedOut,
  }),
  'POST /carts': call({
    summary: '장바구니에 담기',
    description: counts,
    access: 'customer',
    tag: 'cart',
    body: cartInput,
    response: cart,
    problems: { ...signedOut, ...full, ...unknownOption },
  }),
  'DELETE /carts': call({
    summary: '장바구니에서 빼기',
    access: 'customer',
    tag: 'cart',
    query: cartRemoval,
    response: cart,
    problems: signedOut,
  }),
  'POST /carts/synchronization': call({
    summary: '비회원 장바구니를 내 장바구니에 합치기',
    description:
      '로그인한 뒤 guestId의 장바구니를 옮깁니다. 같은 옵션은 수를 더하고(99까지), 비회원 장바구니에서는 빠집니다. 내 장바구니에 들어갈 수 있는 100가지까지만 먼저 담은 것부터 옮기고, 나머지는 비회원 장바구니에 남겨 leftCount로 알립니다. 여러 번 불러도, 동시에 불러도 한 번만 합쳐집니다.',
    access: 'customer',
    tag: 'cart',
    body: mergedGuest,
    response: mergedCart,
    problems: signedOut,
  }),
  'GET /guest/carts': call({
    summary: '비회원 장바구니',
    description: `guestId는 브라우저가 만든 UUID이고, 아는 사람만 볼 수 있습니다. guest-id 헤더로 보내면 주소에 남지 않습니다. ${counts}`,
    access: 'public',
    tag: 'cart',
    headers: guestHeader,
    query: guestCart,
    response: cart,
  }),
  'POST /guest/carts': call({
    summary: '비회원 장바구니에 담기',
    description: `석 달 동안 오지 않은 비회원의 장바구니는 지워집니다. ${counts}`,
    access: 'public',
    tag: 'cart',
    headers: guestHeader,
    body: guestCartInput,
    response: cart,
    rateLimit: { points: 120, seconds: 60 },
    problems: { ...full, ...unknownOption, 429: '너무 자주 담았을 때' },
  }),
  'DELETE /guest/carts': call({
    summary: '비회원 장바구니에서 빼기',
    access: 'public',
    tag: 'cart',
    headers: guestHeader,
    query: guestCartRemoval,
    response: cart,
  }),
  'GET /customer/badge': call({
    summary: '머리글에 보일 수',
    access: 'customer',
    tag: 'cart',
    response: badge.extend({
      reservationCount: z.number().int().nonnegative().meta({ description: '앞으로의 예약' }),
    }),
    problems: signedOut,
  }),
  'GET /guest/badge': call({
    summary: '비회원의 머리글에 보일 수',
    access: 'public',
    tag: 'cart',
    headers: guestHeader,
    query: guestCart,
    response: badge,
  }),
}
