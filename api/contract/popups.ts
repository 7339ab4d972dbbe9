import { moment } from '#schema/call-parts.ts'
import { heldUntil } from '#schema/products.ts'
import { popup } from '#schema/popups.ts'
import { call } from '../call.ts'
import { z } from 'zod'

export const popupsContract = {
  'GET /customer/popups': call({
    summary: '지금 보일 팝업',
    description:
      '기간 안에 있는 것만 weight가 작은 것부터 나옵니다. 한 페이지는 누구에게나 같은 HTML이므로 경로와 기기는 브라우저가 고릅니다. at을 적으면 콘솔에 로그인한 계정과 미리보기 링크를 연 사람이 그 시각에 보일 팝업을 봅니다.',
    access: 'public',
    tag: 'content',
    query: z.object({ at: moment.optional() }),
    response: z.object({ rows: z.array(popup) }).extend(heldUntil.shape),
  }),
}
