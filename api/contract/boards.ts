import { board, boardDetail, boardType } from '#schema/boards.ts'
import { keyword, languageCode, listOf, paging, rowId } from '#schema/call-parts.ts'
import { heldUntil } from '#schema/products.ts'
import { call } from '../call.ts'
import { z } from 'zod'

const params = z.object({ id: rowId })

export const boardsContract = {
  'GET /customer/board-types': call({
    summary: '게시판 목록',
    description: '병원이 정한 차례입니다. 숨긴 게시판은 나오지 않습니다.',
    access: 'public',
    tag: 'content',
    query: z.object({ languageCode }),
    response: listOf(boardType),
  }),
  'GET /customer/board-types/{id}': call({
    summary: '게시판 하나',
    description: 'writer가 CUSTOMER인 게시판의 글은 /customer/notice-customer-boards에 있습니다.',
    access: 'public',
    tag: 'content',
    params,
    query: z.object({ languageCode }),
    response: boardType,
    problems: { 404: '그런 게시판이 없을 때' },
  }),
  'GET /customer/boards': call({
    summary: '병원이 게시판에 쓴 글',
    access: 'public',
    tag: 'content',
    query: z.object({
      ...paging,
      boardTypeId: rowId.optional(),
      keyword: keyword.optional(),
      languageCode,
    }),
    response: listOf(board).extend(heldUntil.shape),
  }),
  'GET /customer/boards/{id}': call({
    summary: '병원이 쓴 글 하나, 같은 게시판의 앞뒤 글과 함께',
    access: 'public',
    tag: 'content',
    params,
    query: z.object({ languageCode }),
    response: boardDetail,
    problems: { 404: '그런 글이 없거나 아직 게시하지 않았을 때' },
  }),
}
