import { moment } from '#schema/call-parts.ts'
import { z } from 'zod'
import { call } from '../call.ts'

export const deploymentContract = {
  'GET /partners/this/homepage-deploy-status': call({
    summary: '홈페이지의 공개 상태',
    description: 'state는 한 번도 공개하지 않았으면 WAITING, 공개한 것이 있으면 DEPLOYED입니다.',
    access: 'public',
    tag: 'partner',
    response: z.object({
      state: z.enum(['WAITING', 'DEPLOYED']),
      revision: z.number().int().nonnegative(),
      publishedAt: moment.nullable(),
      /** Is something saved that is not published? */
      hasDrafts: z.boolean(),
    }),
  }),
}
