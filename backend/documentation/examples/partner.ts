import type { partnerContract } from '#api/contract/partner.ts'
import type { Examples } from './example.ts'

const information = {
  id: 1,
  partnerName: '단장의원',
  partnerTel: '02-1234-5678',
  partnerAddress: '서울 강남구 테헤란로 1',
}

export const partnerExamples: Examples<keyof typeof partnerContract> = {
  'GET /partners/this': { response: information },
  'GET /partners/this/revision': { response: { partnerId: 1, revision: 12, changes: 40 } },
  'GET /customer/partner-keywords': { response: { rows: [{ keyword: '보톡스' }, { keyword: '리프팅' }] } },
}
