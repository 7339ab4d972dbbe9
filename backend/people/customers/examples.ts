import type { customersContract } from '#api/contract/customers.ts'
import { certificationToken } from '#backend/people/certification/examples.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'
import type { CustomerSelf } from '#schema/customers.ts'

const never = { isAgreed: false, changedAt: null }

export const member: CustomerSelf = {
  id: 31,
  kind: 'member',
  name: '김하늘',
  phone: '+821012345678',
  email: 'haneul@example.com',
  birthDate: '1990-01-01',
  gender: 'female',
  certifiedAt: '2026-11-20T02:00:00.000Z',
  languageCode: 'ko',
  createdAt: '2026-11-20T02:01:00.000Z',
  hasPassword: true,
  marketing: { sms: { isAgreed: true, changedAt: '2026-11-20T02:01:00.000Z' }, email: never, night: never },
  consents: [
    {
      termId: 2,
      code: 'privacy-consent',
      termTitle: '개인정보 수집·이용 동의',
      purpose: 'PRIVACY',
      isRequired: true,
      version: 3,
      isAgreed: true,
      channel: 'SITE',
      changedAt: '2026-11-20T02:01:00.000Z',
    },
  ],
}

export const guest: CustomerSelf = {
  ...member,
  id: 32,
  kind: 'guest',
  name: null,
  email: null,
  birthDate: null,
  gender: null,
  certifiedAt: null,
  hasPassword: false,
  marketing: { sms: never, email: never, night: never },
  consents: [],
}

const guestId = '5f0c1f5e-6a0b-4b5e-9f43-0f1b7a3f9d21'

const sessionId = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'

const examples: Examples<Exclude<keyof typeof customersContract, 'DELETE /customers/this'>> = {
  'GET /customers/this': { response: member },
  'GET /customers/this/sessions': {
    response: {
      rows: [
        {
          id: sessionId,
          browser: 'Chrome, Android',
          startedAt: '2026-11-20T02:01:00.000Z',
          seenAt: '2026-11-27T00:30:00.000Z',
          staysSignedIn: true,
          isThis: true,
        },
      ],
    },
  },
  'DELETE /customers/this/sessions': {},
  'DELETE /customers/this/sessions/{id}': { params: { id: sessionId } },
  'PUT /customers/this': {
    body: { email: 'haneul@example.com', currentPassword: '봄날의 산책 3월', password: '가을밤의 산책 11월' },
    response: member,
  },
  'PUT /customers/this/info': { body: { certificationToken }, response: member },
  'PUT /customers/this/marketing-receivable': {
    body: { sms: true, night: false },
    response: member.marketing,
  },
  'POST /customers/this/consents': {
    body: { agreements: [{ termId: 2, version: 3 }], channel: 'WIDGET' },
    response: { rows: member.consents },
  },
  'PUT /api/guest-customer/certification-info': {
    body: { certificationToken },
    response: { ...member, id: 32, kind: 'guest', email: null, consents: [] },
  },
  'PUT /guest-customer/phone': { body: { phone: '010-1234-5678' }, response: guest },
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
  'POST /api/signin': {
    body: { phone: '010-1234-5678', password: '봄날의 산책 3월', staysSignedIn: true },
    response: member,
  },
  'POST /api/guest-signin': { body: { guestId, phone: '010-1234-5678' }, response: guest },
  'POST /customer/logout': { body: { sessionId } },
  'POST /api/password-reset': { body: { certificationToken, password: '가을밤의 산책 11월' } },
  'POST /customer/auth-tokens': {
    response: { authToken: certificationToken, expiresAt: '2026-11-20T02:01:00.000Z' },
  },
  'POST /access-tokens': { body: { authToken: certificationToken }, response: member },
}

export default examples
