import { phoneCode, phoneCodeGuess, phoneCodeInput, provenPhone } from '#schema/phone-codes.ts'
import { call } from '../call.ts'

export const phoneCodesContract = {
  'POST /guest/phone-codes': call({
    summary: '비회원의 전화번호로 인증번호 보내기',
    description:
      '6자리 숫자를 문자로 보내고 3분 동안 받습니다. 답에는 번호가 없습니다. 새로 받으면 먼저 받은 번호는 쓸 수 없습니다. 한국 휴대전화와 예약 정책에서 고른 국가의 휴대전화에만 보냅니다. 한 전화번호에 30초에 한 번, 한 시간에 다섯 번, 하루에 열다섯 번까지, 한 인터넷 주소에 한 시간에 60번, 하루에 300번까지 모든 병원을 합쳐 셉니다. 병원이 하루에 보낼 수는 예약 정책에 있습니다.',
    access: 'public',
    isOpenToOthers: true,
    tag: 'reservation',
    status: 201,
    body: phoneCodeInput,
    response: phoneCode,
    rateLimit: { points: 60, seconds: 600 },
    problems: {
      422: '보낼 수 있는 전화번호가 아닐 때(no-mobile, country-closed)',
      429: '너무 자주 보냈을 때. 병원이 하루에 보낼 수를 넘으면 codes-over',
    },
  }),
  'POST /guest/phone-codes/verify': call({
    summary: '인증번호로 전화번호 확인하기',
    description:
      '맞으면 30분 동안 그 전화번호로 예약할 수 있는 phoneProof를 답합니다. 다섯 번 틀리면 인증번호를 새로 받아야 합니다.',
    access: 'public',
    isOpenToOthers: true,
    tag: 'reservation',
    body: phoneCodeGuess,
    response: provenPhone,
    rateLimit: { points: 600, seconds: 600 },
    problems: {
      422: '인증번호가 틀렸거나(wrong-code), 끝났을 때(code-over)',
      429: '너무 자주 시도했을 때',
    },
  }),
}
