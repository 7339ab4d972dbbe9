import { heldUntil } from '#schema/products.ts'
import { banner, bannerLocation } from '#schema/banners.ts'
import { call } from '../call.ts'
import { z } from 'zod'

export const bannersContract = {
  'GET /banners': call({
    summary: '지금 보일 배너',
    description: '기간 안에 있는 것만, 자리마다 weight가 작은 것부터 나옵니다.',
    access: 'public',
    tag: 'content',
    query: z.object({ bannerLocation: bannerLocation.optional() }),
    response: z.object({ rows: z.array(banner) }).extend(heldUntil.shape),
  }),
}
