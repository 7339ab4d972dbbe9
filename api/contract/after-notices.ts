import { languageCode, listOf, rowId, rowIds } from '#schema/call-parts.ts'
import { afterNotice } from '#schema/after-notices.ts'
import { call } from '../call.ts'
import { z } from 'zod'

const params = z.object({ id: rowId })
const inLanguage = z.object({ languageCode })

export const afterNoticesContract = {
  'GET /customer/after-notices': call({
    summary: '시술 후 주의 사항',
    description:
      'ids는 주의 사항의 번호, productIds는 시술의 번호입니다. 둘 다 주면 어느 하나에 든 것이 나옵니다.',
    access: 'public',
    tag: 'content',
    query: z.object({ ids: rowIds.optional(), productIds: rowIds.optional(), languageCode }),
    response: listOf(afterNotice),
  }),
  'GET /customer/after-notices/{id}': call({
    summary: '시술 후 주의 사항 하나',
    access: 'public',
    tag: 'content',
    params,
    query: inLanguage,
    response: afterNotice,
    problems: { 404: '그런 주의 사항이 없을 때' },
  }),
}
