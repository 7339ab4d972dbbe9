import type { certificationContract } from '#api/contract/certification.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

/** Token as `POST /certification` gives it. */
export const certificationToken = 'V2xGq0b9mC1rT7uYk3sHd8eLzQpX5nJa4wFoRiBtMcE'

const examples: Examples<keyof typeof certificationContract> = {
  'POST /certification': {
    body: { phone: '010-1234-5678' },
    response: {
      provider: 'portone-v1',
      requestId: '0b6f3c1de8a94c7f9a5b2d4e6f8091a2',
      token: certificationToken,
      expiresAt: '2026-11-20T02:10:00.000Z',
      impCode: 'imp00000000',
      scriptUrl: 'https://cdn.iamport.kr/v1/iamport.js',
    },
  },
  'POST /certification/{impUid}': {
    params: { impUid: 'imp_123456789012' },
    body: { token: certificationToken },
    response: {
      token: certificationToken,
      name: '김하늘',
      phone: '+821012345678',
      birthDate: '1990-01-01',
      gender: 'female',
      certifiedAt: '2026-11-20T02:00:00.000Z',
      expiresAt: '2026-11-20T02:10:00.000Z',
      isUnder14: false,
    },
  },
}

export default examples
