import { keyword, languageCode, listOf, paging, rowId, rowIds, typed } from '#schema/call-parts.ts'
import { faq, faqGroup } from '#schema/faqs.ts'
import { call } from '../call.ts'
import { z } from 'zod'

const inLanguage = z.object({ languageCode })

export const faqsContract = {
  'GET /customer/faqs': call({
    summary: '자주 묻는 질문',
    description: '묶음의 차례, 그 안의 차례대로 나옵니다.',
    access: 'public',
    tag: 'content',
    query: z.object({
      ...paging,
      ids: rowIds.optional().meta({ description: '이 번호의 질문만' }),
      groupId: rowId.optional(),
      groupName: typed(40).min(1).optional().meta({ description: '이 이름의 묶음에 든 질문만' }),
      keyword: keyword.optional(),
      languageCode,
    }),
    response: listOf(faq),
  }),
  'GET /customer/faqs/this/group': call({
    summary: '자주 묻는 질문, 묶음별로',
    description: '보일 질문이 없는 묶음은 나오지 않습니다.',
    access: 'public',
    tag: 'content',
    query: inLanguage,
    response: z.object({ rows: z.array(faqGroup) }),
  }),
}
