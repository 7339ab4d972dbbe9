import { keyword, languageCode, listOf, paging, rowId, rowIds, typed } from '#schema/call-parts.ts'
import { notice, noticeDetail } from '#schema/notices.ts'
import { heldUntil } from '#schema/products.ts'
import { call } from '../call.ts'
import { z } from 'zod'

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
}
