import { flag, keyword, languageCode, listOf, rowId } from '#schema/call-parts.ts'
import { flatProductCategory, productCategory, productCategoryDetail } from '#schema/products.ts'
import { call } from '../call.ts'
import { secretRule } from './products.ts'
import { z } from 'zod'

const tag = 'products'
const params = z.object({ id: rowId })
const noCategory = { 404: '없거나 볼 수 없는 분류일 때' } as const

/** Shared by the call without a version and its compatibility duplicate, which are one and the same. */
const flatList = {
  description: '비밀 분류는 없습니다. 이름으로 찾을 때는 띄어쓰기와 대소문자를 가리지 않습니다.',
  access: 'public',
  tag,
  query: z.object({ productCategoryName: keyword.optional(), languageCode }),
  response: listOf(flatProductCategory),
} as const

export const productCategoriesContract = {
  'GET /product-categories': call({ summary: '시술 분류 목록', ...flatList }),
  'GET /compatibility/product-categories': call({
    summary: '시술 분류 목록(GET /product-categories와 같음)',
    ...flatList,
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
