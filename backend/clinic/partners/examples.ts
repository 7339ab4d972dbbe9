import type { partnersContract } from '#api/contract/partners.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const information = {
  id: 1,
  partnerName: '단장의원',
  partnerTel: '02-1234-5678',
  partnerAddress: '서울 강남구 테헤란로 1',
}

const examples: Examples<keyof typeof partnersContract> = {
  'GET /partners/this/homepage-deploy-status': {
    response: {
      state: 'DEPLOYED',
      revision: 12,
      publishedAt: '2026-11-20T00:00:00.000Z',
      hasDrafts: false,
    },
  },
  'GET /partners/this': { response: information },
  'GET /partners/this/revision': { response: { partnerId: 1, revision: 12, changes: 40 } },
  'GET /admin/hosts': {
    response: {
      rows: [
        { host: 'clinic.kr', isMain: true },
        { host: 'www.clinic.kr', isMain: false },
      ],
      linksTo: 'clinic.kr',
    },
  },
  'GET /customer/partner-keywords': { response: { rows: [{ keyword: '보톡스' }, { keyword: '리프팅' }] } },
}

export default examples
