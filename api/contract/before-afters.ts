import { flag, listOf, paging, rowId, rowIds } from '#schema/call-parts.ts'
import { beforeAfter, beforeAfterDetail } from '#schema/before-afters.ts'
import { call } from '../call.ts'
import { z } from 'zod'

const params = z.object({ id: rowId })

const gated =
  '누구에게 보이는지는 병원의 설정(homepageConfig)을 따르고, 문이 닫혀 있으면(gate.isOpen이 false) 사진과 본문 없이 나옵니다. 열려 있을 때 사진의 주소는 서명되어 있고 얼마 뒤에 못 쓰게 됩니다.'

export const beforeAftersContract = {
  'GET /customer/before-afters': call({
    summary: '전후 사진 목록',
    description: `${gated} isNoYouth=true는 청소년에게 보이지 않는 것만, false는 그 밖의 것만 고릅니다. 청소년은 만 19세가 되는 해의 1월 1일 전까지이고(청소년 보호법 제2조), 인증된 생년월일로 판단합니다.`,
    access: 'public',
    tag: 'content',
    query: z.object({
      ...paging,
      ids: rowIds.optional().meta({ description: '이 번호의 사례만' }),
      isNoYouth: flag.optional(),
      productId: rowId.optional(),
    }),
    response: listOf(beforeAfter),
  }),
  'GET /customer/before-afters/{id}': call({
    summary: '전후 사진 하나',
    description: gated,
    access: 'public',
    tag: 'content',
    params,
    response: beforeAfterDetail,
    problems: { 404: '그런 사례가 없을 때' },
  }),
}
