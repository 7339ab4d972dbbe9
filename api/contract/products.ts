import { flag, keyword, languageCode, paging, rowId, rowIds, typed } from '#schema/call-parts.ts'
import {
  flatProductDetail,
  flatProductList,
  productDetail,
  productList,
  productSort,
  recentProductList,
} from '#schema/products.ts'
import { call } from '../call.ts'
import { z } from 'zod'

const tag = 'products'
const params = z.object({ id: rowId })
const noProduct = { 404: '없거나 볼 수 없는 시술일 때' } as const

/** Describes who gets secret treatments and categories. */
export const secretRule =
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
} as const

export const productsContract = {
  'GET /products': call({ summary: '시술 목록', ...flat.list }),
  'GET /products/{id}': call({ summary: '시술 하나', ...flat.detail }),
  'GET /compatibility/products': call({ summary: '시술 목록(GET /products와 같음)', ...flat.list }),
  'GET /compatibility/products/{id}': call({
    summary: '시술 하나(GET /products/{id}와 같음)',
    ...flat.detail,
  }),
  'GET /v2/products': call({
    summary: '시술 목록',
    description: `병원이 정한 차례입니다. 기획전, 이벤트, 추천으로 거르면 그 안의 차례, 검색어가 있으면 잘 맞는 차례입니다. 검색은 이름과 태그의 초성(ㅂㅌㅅ)도, 다른 언어로 옮긴 글도 찾고, 띄어쓰기, 문장 부호, 대소문자, 전각·반각과 끝의 조사를 가리지 않습니다. 하나도 찾지 못하면 한/영 키를 바꾸어 친 말이나 자모 한두 개가 다른 말로 찾습니다. ${secretRule} ${priceRule}`,
    access: 'public',
    tag,
    query: z.object({
      exhibitionId: rowId.optional().meta({ description: '진행 중인 이 기획전의 시술' }),
      eventId: rowId.optional().meta({ description: '진행 중인 이 이벤트의 시술' }),
      categoryId: rowId.optional().meta({ description: '이 분류와 그 하위 분류의 시술' }),
      categoryName: typed(60).trim().min(1).optional().meta({
        description: '이 이름의 분류와 그 하위 분류의 시술. 띄어쓰기와 대소문자를 가리지 않습니다.',
      }),
      productCustomBadge: typed(60)
        .trim()
        .min(1)
        .optional()
        .meta({ description: '이 배지가 붙은 시술. 배지의 번호나 이름' }),
      isRecommend: flag.optional().meta({ description: 'true는 추천 시술만, false는 추천이 아닌 시술만' }),
      isExcludeEvent: flag.default(false).meta({ description: '진행 중인 이벤트에 든 시술을 뺍니다.' }),
      isSecret: flag.default(false).meta({ description: '비밀 시술도 넣습니다.' }),
      ids: rowIds.optional().meta({ description: '이 시술들만, 적은 차례대로' }),
      relatedTo: rowId
        .optional()
        .meta({ description: '이 시술과 분류를 나누는 다른 시술. 겹치는 분류가 많은 것부터' }),
      sort: productSort.default('DEFAULT').meta({
        description:
          'DEFAULT가 아니면 위의 차례 대신 이 차례. 가격을 감춘 병원에서 가격순은 DEFAULT와 같습니다.',
      }),
      keyword: keyword.optional(),
      languageCode,
      ...paging,
    }),
    response: productList,
  }),
  'GET /v2/products/{id}': call({
    summary: '시술 하나',
    description: `${secretRule} ${priceRule} isPreview=true면 콘솔에 로그인한 계정과 미리보기 링크를 연 사람이 아직 보이지 않는 시술도 봅니다.`,
    access: 'public',
    tag,
    params,
    query: z.object({ isSecret: flag.default(false), isPreview: flag.default(false), languageCode }),
    response: productDetail,
    problems: { ...noProduct, 401: '로그인하지 않고 미리 볼 때' },
  }),
  'GET /recommended-products': call({
    summary: '추천 시술',
    description: `병원이 정한 추천 차례입니다. ${priceRule}`,
    access: 'public',
    tag,
    query: z.object({ languageCode, ...paging }),
    response: productList,
  }),

  'GET /recent-products': call({
    summary: '최근 본 시술',
    description: '새것부터, 한 시술은 한 번, 50개까지입니다. 게스트 세션에도 있습니다.',
    access: 'customer',
    tag,
    query: z.object({ languageCode, ...paging }),
    response: recentProductList,
  }),
  'POST /recent-products': call({
    summary: '본 시술로 남기기',
    description: '다시 보면 맨 앞으로 옵니다. 50개를 넘으면 오래된 것부터 지워집니다.',
    access: 'customer',
    tag,
    status: 204,
    body: z.object({ productId: z.number().int().positive().max(2_147_483_647) }),
    problems: noProduct,
    rateLimit: { points: 120, seconds: 60 },
  }),
  'DELETE /recent-products/total': call({
    summary: '최근 본 시술 전체 삭제',
    access: 'customer',
    tag,
    status: 204,
  }),
  'DELETE /recent-products/{id}': call({
    summary: '최근 본 시술에서 하나 삭제',
    description: 'id는 시술의 번호입니다.',
    access: 'customer',
    tag,
    status: 204,
    params,
    problems: { 404: '최근 본 시술에 없을 때' },
  }),
}
