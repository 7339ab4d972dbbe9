import { languageCode, moment, rowId } from '#schema/call-parts.ts'
import { reviewPlaces, shortCode, shortenUrl } from '#schema/link.ts'
import { line, safeUrl } from '#schema/primitives.ts'
import { guestReviewKey } from '#schema/reservations.ts'
import { call, signedOut } from '../call.ts'
import { z } from 'zod'

export const linksContract = {
  'GET /customer/shorten-url': call({
    summary: '짧은 주소가 가리키는 곳',
    description:
      'shortenUrl은 짧은 주소의 끝부분(ab12cd)이거나 그것으로 끝나는 주소입니다. 병원 사이트의 /s/ab12cd는 302로 그곳을 엽니다.',
    access: 'public',
    tag: 'link',
    query: z.object({ shortenUrl }),
    response: z.object({
      shortenUrl: shortCode,
      originUrl: safeUrl,
      title: line(),
      expiresAt: moment.nullable(),
    }),
    problems: { 404: '없는 주소일 때', 410: '기한이 지난 주소일 때' },
  }),
  'GET /customer/review-urls': call({
    summary: '다녀온 뒤 후기를 쓸 곳',
    description:
      '내 예약이어야 합니다. 그 언어의 주소가 없으면 한국어의 것, 병원이 하나도 정하지 않았으면 googlePlaceId로 만든 구글 후기 주소가 나옵니다. 다녀가기 전이면 isReviewable이 false입니다.',
    access: 'customer',
    tag: 'link',
    query: z.object({ reservationId: rowId, languageCode }),
    response: reviewPlaces,
    problems: { ...signedOut, 404: '그런 예약이 없거나 내 예약이 아닐 때' },
  }),
  'POST /guest/review-urls': call({
    summary: '비회원이 다녀온 뒤 후기를 쓸 곳',
    description:
      '예약할 때의 전화번호와 예약 번호로, 또는 안내 문자의 링크로 묻습니다. 답은 GET /customer/review-urls와 같습니다.',
    access: 'public',
    isOpenToOthers: true,
    tag: 'link',
    body: guestReviewKey,
    response: reviewPlaces,
    rateLimit: { points: 10, seconds: 60 },
    problems: { 404: '전화번호와 예약 번호에 맞는 예약이 없을 때', 429: '너무 자주 시도했을 때' },
  }),
}
