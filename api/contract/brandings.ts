import { flag, languageCode, rowId } from '#schema/call-parts.ts'
import { branding } from '#schema/brandings.ts'
import { call } from '../call.ts'
import { z } from 'zod'

const tag = 'exhibitions'
const params = z.object({ id: rowId })

export const brandingsContract = {
  'GET /customer/brandings/{id}': call({
    summary: '브랜딩 페이지 하나',
    description:
      'isPreview=true면 콘솔에 로그인한 계정과 미리보기 링크를 연 사람이 아직 보이지 않는 페이지도 봅니다.',
    access: 'public',
    tag,
    params,
    query: z.object({ isPreview: flag.default(false), languageCode }),
    response: branding,
    problems: { 401: '로그인하지 않고 미리 볼 때', 404: '없거나 보이지 않는 페이지일 때' },
  }),
}
