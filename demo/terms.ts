import type { Term } from '#backend/seeds/clinic/clinic.ts'
import { paragraphs } from '#backend/seeds/clinic/rich-text.ts'
import type { LegalFacts } from './legal.ts'
import type { RichTextInput } from '#schema/rich-text.ts'
import { privacyPolicyText, termsOfServiceText } from './legal.ts'

type MarketingPurpose = Extract<Term['purpose'], `MARKETING_${string}`>

/** What a clinic asks people to agree to. The terms and the policy are those of its two pages, word for word. */
export function termsOf(facts: LegalFacts): Term[] {
  const { name, hasEvents } = facts
  return [
    {
      code: 'terms-of-service',
      title: '이용약관',
      purpose: 'SERVICE',
      occasions: ['SIGN_UP'],
      isRequired: true,
      body: termsOfServiceText(facts),
      ...versions(facts, termsOfServiceText),
    },
    {
      code: 'privacy-policy',
      title: '개인정보처리방침',
      purpose: 'NOTICE',
      occasions: [],
      isRequired: false,
      body: privacyPolicyText(facts),
      ...versions(facts, privacyPolicyText),
    },
    privacyConsent(name),
    sensitiveConsent(name),
    ...(hasEvents ? marketing(facts) : []),
  ]
}

/** When both texts took effect, and what they were before. */
const versions = (facts: LegalFacts, write: (facts: LegalFacts) => RichTextInput) => ({
  effectiveOn: facts.effectiveOn,
  earlier: facts.earlier.map((then) => ({
    effectiveOn: then.effectiveOn,
    body: write({ ...facts, ...then }),
  })),
})

const privacyConsent = (name: string): Term => ({
  code: 'privacy-consent',
  title: '개인정보 수집·이용 동의',
  purpose: 'PRIVACY',
  occasions: ['SIGN_UP', 'RESERVATION'],
  isRequired: true,
  consent: {
    purpose: '예약의 접수와 확인, 본인 확인, 회원 관리, 문의에 대한 답변',
    items: '이름, 휴대전화 번호, 생년월일, 성별, 예약한 날짜와 시간',
    retention: '회원은 탈퇴할 때까지, 비회원은 예약한 날부터 1년. 법령이 정한 기간이 있으면 그 기간까지',
    refusal: '동의하지 않으실 수 있으나, 동의하지 않으시면 회원 가입과 온라인 예약을 이용하실 수 없습니다.',
  },
  retentionPeriod: { amount: 1, unit: 'YEAR', keepsMembers: true, isKeptByLaw: false },
  body: paragraphs(
    `${name}은 예약과 회원 관리를 위하여 위의 개인정보를 수집하고 이용합니다.`,
    '수집한 정보는 적어 둔 목적으로만 쓰며, 기간이 지나면 지체 없이 지웁니다. 자세한 내용은 개인정보처리방침에서 보실 수 있습니다.',
  ),
})

const sensitiveConsent = (name: string): Term => ({
  code: 'sensitive-consent',
  title: '민감정보 처리 동의',
  purpose: 'SENSITIVE',
  occasions: ['RESERVATION'],
  isRequired: true,
  consent: {
    purpose: '예약하신 진료의 준비와 담당 의사의 배정',
    items: '예약한 진료의 종류, 적어 주신 증상과 요청 사항',
    retention: '예약한 날부터 1년. 진료를 받으신 경우 「의료법」에 따른 진료 기록은 10년',
    refusal: '동의하지 않으실 수 있으며, 이때에는 진료 종류를 적지 않는 방문 예약을 이용하실 수 있습니다.',
  },
  retentionPeriod: { amount: 1, unit: 'YEAR', keepsMembers: false, isKeptByLaw: false },
  body: paragraphs(
    `예약하실 때 고르시는 진료와 적어 주시는 증상은 건강에 관한 민감정보입니다. ${name}은 「개인정보 보호법」 제23조에 따라 다른 동의와 나누어 따로 동의를 받습니다.`,
    '이 정보는 예약과 진료를 준비하는 의료진만 보며, 광고와 통계에 쓰지 않습니다.',
  ),
})

function marketing({ name, contact }: LegalFacts): Term[] {
  const term = (
    code: string,
    title: string,
    purpose: MarketingPurpose,
    items: string,
    way: string,
  ): Term => ({
    code,
    title,
    purpose,
    occasions: ['SIGN_UP'],
    isRequired: false,
    consent: {
      purpose: '진료 소식과 이벤트 안내',
      items,
      retention: '동의를 거두시거나 탈퇴하실 때까지. 2년마다 동의하신 사실을 다시 알려 드립니다.',
      refusal: '동의하지 않으셔도 가입과 예약, 진료를 받으시는 데 제한이 없습니다.',
    },
    body: paragraphs(
      way,
      `동의는 회원 정보에서 언제든지 거두실 수 있고, ${contact}로 알려 주셔도 됩니다. 거두신 뒤에도 예약 확인처럼 꼭 필요한 안내는 보내 드립니다.`,
    ),
  })
  return [
    term(
      'marketing-sms',
      '광고성 문자 수신 동의',
      'MARKETING_SMS',
      '이름, 휴대전화 번호',
      `${name}이 진료 소식과 이벤트를 문자와 알림톡으로 보내 드립니다. 오전 8시부터 오후 9시 사이에만 보냅니다.`,
    ),
    term(
      'marketing-email',
      '광고성 전자우편 수신 동의',
      'MARKETING_EMAIL',
      '이름, 전자우편 주소',
      `${name}이 진료 소식과 이벤트를 한 달에 두 번 안쪽으로 전자우편에 담아 보내 드립니다.`,
    ),
    term(
      'marketing-night',
      '야간 광고 수신 동의',
      'MARKETING_NIGHT',
      '휴대전화 번호',
      '「정보통신망 이용촉진 및 정보보호 등에 관한 법률」 제50조에 따라, 오후 9시부터 다음 날 오전 8시 사이에 광고 문자를 받으시려면 따로 동의가 필요합니다.',
    ),
  ]
}
