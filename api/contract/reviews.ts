import { listOf, paging, rowId } from '#schema/call-parts.ts'
import { partnerReview } from '#schema/reviews.ts'
import { call } from '../call.ts'
import { z } from 'zod'

const params = z.object({ id: rowId })

const gated =
  '누구에게 보이는지는 병원의 설정(homepageConfig)을 따르고, 문이 닫혀 있으면(gate.isOpen이 false) 사진과 본문 없이 나옵니다. 열려 있을 때 사진의 주소는 서명되어 있고 얼마 뒤에 못 쓰게 됩니다.'

export const reviewsContract = {
  'GET /customer/partner-reviews': call({
    summary: '후기 목록',
    description: gated,
    access: 'public',
    tag: 'content',
    query: z.object({ ...paging, productId: rowId.optional() }),
    response: listOf(partnerReview),
  }),
  'GET /customer/partner-reviews/{id}': call({
    summary: '후기 하나',
    description: gated,
    access: 'public',
    tag: 'content',
    params,
    response: partnerReview,
    problems: { 404: '그런 후기가 없을 때' },
  }),
}
