import { flag, keyword, languageCode, listOf, paging, rowId, rowIds } from '#schema/call-parts.ts'
import {
  flatProductCategory,
  flatProductDetail,
  flatProductList,
  productCategory,
  productCategoryDetail,
} from '#schema/product.ts'
import { call } from '../call.ts'
import { z } from 'zod'

const tag = 'products'
const params = z.object({ id: rowId })
const noProduct = { 404: '없거나 볼 수 없는 시술일 때' } as const
const noCategory = { 404: '없거나 볼 수 없는 분류일 때' } as const

const secretRule =
  '비밀 시술과 비밀 분류는 isSecret=true일 때만 있습니다. 그 화면은 검색 엔진에 알리지 않아야 합니다.'

const priceRule =
  '가격은 정가, 기간 안의 할인가, 진행 중인 이벤트가 가운데 가장 낮은 것입니다. hasPriceView를 끈 병원의 답에는 가격이 없습니다(null). validUntil은 답 속의 가격이나 목록이 다음에 달라지는 시각입니다.'

/** Shared by the calls without a version and their compatibility duplicates, which are one and the same. */
const flat = {
  list: {
    description: `이전 클라이언트를 위한 납작한 모양입니다. ${priceRule}`,
    access: 'public',
    tag,
    query: z.object({
      productCategoryIds: rowIds.optional().meta({ description: '이 분류와 그 하위 분류의 시술' }),
      keyword: keyword.optional(),
      languageCode,
      ...paging,
    }),
    response: flatProductList,
  },
  detail: {
    description: `${secretRule} ${priceRule}`,
    access: 'public',
    tag,
    params,
    query: z.object({ isSecret: flag.default(false), languageCode }),
    response: flatProductDetail,
    problems: noProduct,
  },
  categories: {
    description: '비밀 분류는 없습니다. 이름으로 찾을 때는 띄어쓰기와 대소문자를 가리지 않습니다.',
    access: 'public',
    tag,
    query: z.object({ productCategoryName: keyword.optional(), languageCode }),
    response: listOf(flatProductCategory),
  },
} as const

export const productCategoriesContract = {
  'GET /product-categories': call({ summary: '시술 분류 목록', ...flat.categories }),
  'GET /compatibility/product-categories': call({
    summary: '시술 분류 목록(GET /product-categories와 같음)',
    ...flat.categories,
  }),
  'GET /compatibility/product-categories/{id}': call({
    summary: '시술 분류 하나',
    description: secretRule,
    access: 'public',
    tag,
    params,
    query: z.object({ isSecret: flag.default(false), languageCode }),
    response: flatProductCategory,
    problems: noCategory,
  }),

  'GET /v2/product-categories': call({
    summary: '시술 분류 목록',
    description: `상위 분류 바로 뒤에 하위 분류가 옵니다. ${secretRule}`,
    access: 'public',
    tag,
    query: z.object({ isSecret: flag.default(false), languageCode }),
    response: listOf(productCategory),
  }),
  'GET /v2/product-categories/{id}': call({
    summary: '시술 분류 하나와 그 위아래',
    description: secretRule,
    access: 'public',
    tag,
    params,
    query: z.object({ isSecret: flag.default(false), languageCode }),
    response: productCategoryDetail,
    problems: noCategory,
  }),
}
