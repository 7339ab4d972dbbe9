import { certification, certificationRequest, certificationToken, phone } from '#schema/customers.ts'
import { call } from '../call.ts'
import { z } from 'zod'

const often = '너무 자주 시도했을 때'
const badCertification = '본인인증이 없거나, 끝나지 않았거나, 이미 썼거나, 10분이 지났을 때'

export const certificationContract = {
  'POST /certification': call({
    summary: '본인인증 시작',
    description:
      'requestId를 인증 창에 넘기고(V1 merchant_uid, V2 identityVerificationId), 끝나면 POST /certification/{impUid}를 token과 함께 부릅니다. phone을 주면 그 번호의 인증만 받습니다.',
    access: 'public',
    tag: 'auth',
    body: z.object({ phone: phone.optional() }),
    response: certificationRequest,
    rateLimit: { points: 20, seconds: 60 },
    problems: { 422: '전화번호가 맞지 않을 때', 429: often },
  }),
  'POST /certification/{impUid}': call({
    summary: '본인인증 확인',
    description:
      '서버가 인증 기관에 직접 묻습니다. 브라우저가 말하는 이름, 전화번호, 생년월일은 믿지 않습니다. impUid는 V1의 imp_uid, V2의 identityVerificationId이고, 개발용은 dev-01012345678-19900101-female-김하늘처럼 적습니다. 다른 병원이나 다른 브라우저에서 시작한 인증, 다른 번호, 두 번째 사용, 10분이 지난 인증은 422, 기관이 답하지 않으면 503입니다.',
    access: 'public',
    tag: 'auth',
    params: z.object({ impUid: z.string().min(1).max(100) }),
    body: z.object({ token: certificationToken }),
    response: certification,
    rateLimit: { points: 20, seconds: 60 },
    problems: { 422: badCertification, 429: often },
  }),
}
