import type { authContract } from '#api/contract/auth.ts'
import { certificationToken, guest, member } from './customers.ts'
import type { Examples } from './example.ts'

const guestId = '5f0c1f5e-6a0b-4b5e-9f43-0f1b7a3f9d21'

export const authExamples: Examples<keyof typeof authContract> = {
  'POST /certification': {
    body: { phone: '010-1234-5678' },
    response: {
      provider: 'portone-v1',
      requestId: '0b6f3c1de8a94c7f9a5b2d4e6f8091a2',
      token: certificationToken,
      expiresAt: '2026-11-20T02:10:00.000Z',
      impCode: 'imp00000000',
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
  'GET /customer/registered-customer': {
    query: { phone: '010-1234-5678' },
    response: { isRegistered: false },
  },
  'POST /api/signup': {
    body: {
      certificationToken,
      password: '봄날의 산책 3월',
      email: 'haneul@example.com',
      agreements: [{ termId: 2, version: 3 }],
      channel: 'SITE',
    },
    response: member,
  },
  'POST /api/signin': { body: { phone: '010-1234-5678', password: '봄날의 산책 3월' }, response: member },
  'POST /api/guest-signin': { body: { guestId, phone: '010-1234-5678' }, response: guest },
  'POST /customer/logout': {},
  'POST /api/password-reset': { body: { certificationToken, password: '가을밤의 산책 11월' } },
  'POST /customer/auth-tokens': {
    response: { authToken: certificationToken, expiresAt: '2026-11-20T02:01:00.000Z' },
  },
  'POST /access-tokens': { body: { authToken: certificationToken }, response: member },
}
