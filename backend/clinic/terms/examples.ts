import type { consoleTermsContract } from '#api/contract/console-terms.ts'
import type { termsContract } from '#api/contract/terms.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const term = {
  id: 2,
  code: 'privacy-consent',
  termTitle: '개인정보 수집·이용 동의',
  target: 'CUSTOMER' as const,
  purpose: 'PRIVACY' as const,
  occasions: ['SIGN_UP' as const, 'RESERVATION' as const],
  isRequired: true,
  version: 3,
  effectiveAt: '2026-06-30T15:00:00.000Z',
  collectionPurpose: '회원 관리와 진료 예약',
  collectedItems: '이름, 휴대전화 번호, 생년월일, 성별',
  retention: '탈퇴할 때까지',
  refusal: '동의하지 않을 수 있으나, 그러면 가입할 수 없습니다.',
}

const text = {
  ...term,
  body: [
    { type: 'heading' as const, level: '2' as const, text: '1. 수집하는 항목' },
    { type: 'paragraph' as const, text: '병원은 예약과 진료에 필요한 만큼만 수집합니다.' },
  ],
}

const version = {
  version: 4,
  status: 'SCHEDULED' as const,
  effectiveAt: '2027-01-03T15:00:00.000Z',
  agreedCount: 0,
  etag: '"0f2a9c41d7b3e856"',
  retentionPeriod: { amount: 1, unit: 'YEAR' as const, keepsMembers: true, isKeptByLaw: false },
  data: {
    effectiveOn: '2027-01-04',
    collectionPurpose: term.collectionPurpose,
    collectedItems: '이름, 휴대전화 번호, 생년월일',
    retention: term.retention,
    refusal: term.refusal,
    body: text.body,
  },
}

const examples: Examples<keyof typeof termsContract | keyof typeof consoleTermsContract> = {
  'GET /term': {
    query: { termTitle: '개인정보 수집·이용 동의' },
    response: {
      ...text,
      versions: [
        { version: 3, effectiveAt: text.effectiveAt },
        { version: 2, effectiveAt: '2025-03-31T15:00:00.000Z' },
      ],
      validUntil: null,
    },
  },
  'GET /terms': {
    query: { target: 'CUSTOMER', occasion: 'SIGN_UP' },
    response: { rows: [term], count: 1, validUntil: null },
  },
  'GET /terms/{id}/terms-histories/current': { params: { id: 2 }, response: text },
  'GET /admin/terms/{id}/versions': {
    params: { id: 2 },
    response: {
      term: {
        id: term.id,
        code: term.code,
        title: term.termTitle,
        purpose: term.purpose,
        occasions: term.occasions,
        isRequired: term.isRequired,
      },
      jsonSchema: { type: 'object' },
      rows: [version],
    },
  },
  'POST /admin/terms/{id}/versions': { params: { id: 2 }, body: version.data, response: version },
  'PUT /admin/terms/{id}/versions/{version}': {
    params: { id: 2, version: 4 },
    body: version.data,
    response: version,
  },
  'DELETE /admin/terms/{id}/versions/{version}': { params: { id: 2, version: 4 } },
}

export default examples
