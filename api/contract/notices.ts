import { keyword, languageCode, listOf, paging, rowId, rowIds, typed } from '#schema/call-parts.ts'
import { afterNotice, faq, faqGroup, notice, noticeDetail } from '#schema/notices.ts'
import { heldUntil } from '#schema/product.ts'
import { z } from 'zod'
import { call } from '../call.ts'

const params = z.object({ id: rowId })
const inLanguage = z.object({ languageCode })

export const noticesContract = {
  'GET /customer/notices': call({
    summary: '공지 목록',
    description: '위에 고정한 것, 새것 차례입니다. 아직 게시할 때가 되지 않은 것은 나오지 않습니다.',
    access: 'public',
    tag: 'content',
    query: z.object({
      ...paging,
      ids: rowIds.optional().meta({ description: '이 번호의 공지만' }),
      category: typed(20).min(1).optional().meta({ description: '이 분류의 공지만. 예: 휴진' }),
      keyword: keyword.optional(),
      languageCode,
    }),
    response: listOf(notice).extend(heldUntil.shape),
  }),
  'GET /customer/notices/{id}': call({
    summary: '공지 하나, 앞뒤 공지와 함께',
    access: 'public',
    tag: 'content',
    params,
    query: inLanguage,
    response: noticeDetail,
    problems: { 404: '그런 공지가 없거나 아직 게시하지 않았을 때' },
  }),
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
