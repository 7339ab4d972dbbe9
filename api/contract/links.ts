import { languageCode, moment, rowId } from '#schema/call-parts.ts'
import {
  reviewLink,
  reviewLinkInLanguage,
  shortCode,
  shortLink,
  shortLinkInput,
  shortenUrl,
} from '#schema/link.ts'
import { line, safeUrl } from '#schema/primitives.ts'
import { call, signedOut } from '../call.ts'
import { z } from 'zod'

const reviewLinks = z.object({ rows: z.array(reviewLinkInLanguage) })

export const linksContract = {
  'GET /customer/shorten-url': call({
    summary: '짧은 주소가 가리키는 곳',
    description: 'shortenUrl은 짧은 주소의 끝부분(ab12cd)이거나 그것으로 끝나는 주소입니다.',
    access: 'public',
    tag: 'link',
    query: z.object({ shortenUrl }),
    response: z.object({
      shortenUrl: shortCode,
      originUrl: safeUrl,
      title: line(),
      expiresAt: moment.nullable(),
    }),
    rateLimit: { points: 120, seconds: 60 },
    problems: { 404: '없거나 기한이 지난 주소일 때', 429: '너무 자주 물었을 때' },
  }),
  'GET /customer/review-urls': call({
    summary: '다녀온 뒤 후기를 쓸 곳',
    description:
      '내 예약이어야 합니다. 그 언어의 주소가 없으면 한국어의 것, 병원이 하나도 정하지 않았으면 googlePlaceId로 만든 구글 후기 주소가 나옵니다. 다녀가기 전이면 isReviewable이 false입니다.',
    access: 'customer',
    tag: 'link',
    query: z.object({ reservationId: rowId, languageCode }),
    response: z.object({ isReviewable: z.boolean(), rows: z.array(reviewLink) }),
    problems: { ...signedOut, 404: '그런 예약이 없거나 내 예약이 아닐 때' },
  }),
  'GET /admin/short-links': call({
    summary: '짧은 주소, 새것부터',
    access: 'admin',
    tag: 'console-link',
    response: z.object({ rows: z.array(shortLink) }),
    problems: signedOut,
  }),
  'POST /admin/short-links': call({
    summary: '짧은 주소 만들기',
    access: 'admin',
    tag: 'console-link',
    status: 201,
    body: shortLinkInput,
    response: shortLink,
    problems: { ...signedOut, 409: '이미 쓰는 짧은 주소일 때', 422: '주소가 맞지 않을 때' },
  }),
  'DELETE /admin/short-links/{code}': call({
    summary: '짧은 주소 지우기',
    access: 'admin',
    tag: 'console-link',
    params: z.object({ code: shortCode }),
    status: 204,
    problems: { ...signedOut, 404: '그런 짧은 주소가 없을 때' },
  }),
  'GET /admin/review-links': call({
    summary: '후기를 쓸 곳',
    access: 'admin',
    tag: 'console-link',
    response: reviewLinks,
    problems: signedOut,
  }),
  'PUT /admin/review-links': call({
    summary: '후기를 쓸 곳을 통째로 바꾸기',
    access: 'admin',
    tag: 'console-link',
    body: z.object({ rows: z.array(reviewLinkInLanguage).max(40) }),
    response: reviewLinks,
    problems: { ...signedOut, 422: '주소가 맞지 않을 때' },
  }),
}
