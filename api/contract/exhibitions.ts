import { keyword, languageCode, paging, rowId } from '#schema/call-parts.ts'
import { exhibitionDetail, exhibitionList } from '#schema/exhibitions.ts'
import { productList } from '#schema/products.ts'
import { call } from '../call.ts'
import { z } from 'zod'

const tag = 'exhibitions'
const params = z.object({ id: rowId })

export const exhibitionsContract = {
  'GET /customer/exhibitions': call({
    summary: '진행 중인 기획전',
    access: 'public',
    tag,
    query: z.object({ keyword: keyword.optional(), languageCode, ...paging }),
    response: exhibitionList,
  }),
  'GET /customer/exhibitions/{id}': call({
    summary: '기획전 하나와 그 시술',
    access: 'public',
    tag,
    params,
    query: z.object({ languageCode }),
    response: exhibitionDetail,
    problems: { 404: '없거나, 기간이 아니거나, 보이지 않는 기획전일 때' },
  }),
  'GET /customer/v2/exhibition-products': call({
    summary: '진행 중인 기획전의 시술',
    description: '기획전의 차례, 그 안에서 시술의 차례입니다.',
    access: 'public',
    tag,
    query: z.object({
      exhibitionId: rowId.optional().meta({ description: '이 기획전만' }),
      keyword: keyword.optional(),
      languageCode,
      ...paging,
    }),
    response: productList,
  }),
}
