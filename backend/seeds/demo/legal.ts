import { dots, heading, list, note, paragraph, table } from '#backend/seeds/clinic/rich-text.ts'
import type { DemoPage } from '#backend/seeds/demo-partner.ts'
import type { RichTextInput } from '#schema/rich-text.ts'

/** What differs between two clinics' terms. */
export type LegalFacts = {
  /** The clinic's full name. */
  name: string
  representative: string
  address: string
  businessNumber: string
  /** How to reach the clinic, as it stands in a sentence: `전화(02-555-0000)`. */
  contact: string
  /** Who answers for personal data. */
  officer: { name: string; position: string }
  /** Until when a reservation may be changed on the site: `진료 하루 전 오후 6시`. */
  changeUntil: string
  /** Does the clinic offer events and show prices? */
  hasEvents: boolean
  /** Does the clinic answer on a messenger of the site? */
  hasMessenger: boolean
  /** The day both texts take effect: `2026년 11월 1일`. */
  effective: string
}

type Article = { title: string; content: RichTextInput }

/** Articles numbered in their order. */
const numbered = (articles: Article[]): RichTextInput =>
  articles.flatMap(({ title, content }, index) => [heading(`제${index + 1}조 (${title})`), ...content])

const options = { hideFloatingButton: true }

function termsArticles({ name, contact, changeUntil, hasEvents }: LegalFacts): Article[] {
  return [
    {
      title: '목적',
      content: [
        paragraph(
          `이 약관은 ${name}(이하 “병원”)이 운영하는 누리집에서 제공하는 진료 안내, 예약, 상담 서비스(이하 “서비스”)의 이용 조건과 절차, 병원과 이용자의 권리와 의무, 책임에 관한 사항을 정하는 것을 목적으로 합니다.`,
        ),
      ],
    },
    {
      title: '용어의 뜻',
      content: [
        list(
          '“이용자”란 누리집에 접속하여 이 약관에 따라 서비스를 이용하는 회원과 비회원을 말합니다.',
          '“회원”이란 이 약관에 동의하고 가입 절차를 마쳐, 서비스를 계속 이용할 수 있는 사람을 말합니다.',
          '“비회원”이란 가입하지 않고 휴대전화 번호를 확인받아 예약과 상담을 이용하는 사람을 말합니다.',
          '“예약”이란 이용자가 진료의 종류와 날짜, 시간을 정하여 신청하고 병원이 이를 확인한 것을 말합니다.',
          '이 조에서 정하지 않은 용어는 관계 법령과 누리집의 안내에 따릅니다.',
        ),
      ],
    },
    {
      title: '약관의 게시와 변경',
      content: [
        list(
          '병원은 이 약관을 이용자가 쉽게 볼 수 있도록 누리집의 아래쪽에 게시합니다.',
          '병원은 「약관의 규제에 관한 법률」, 「전자상거래 등에서의 소비자보호에 관한 법률」, 「정보통신망 이용촉진 및 정보보호 등에 관한 법률」 등 관계 법령을 어기지 않는 범위에서 이 약관을 고칠 수 있습니다.',
          '약관을 고칠 때에는 시행일과 이유를 밝혀 시행일 7일 전부터 알립니다. 이용자에게 불리하거나 중요한 내용을 고칠 때에는 30일 전부터 알리고, 회원에게는 따로 알립니다.',
          '회원이 고친 약관에 동의하지 않으면 이용을 그만두고 탈퇴할 수 있습니다. 시행일까지 거절의 뜻을 밝히지 않으면 동의한 것으로 본다는 점을 함께 알린 때에는, 밝히지 않은 회원은 동의한 것으로 봅니다.',
        ),
      ],
    },
    {
      title: '회원 가입과 탈퇴',
      content: [
        list(
          '가입을 신청하는 사람은 휴대전화 본인확인을 거쳐 이름, 생년월일, 휴대전화 번호를 사실대로 적어야 합니다.',
          '만 14세 미만은 법정대리인의 동의 없이 가입할 수 없습니다.',
          '병원은 다른 사람의 정보를 쓴 신청, 사실과 다르게 적은 신청을 받아들이지 않거나 나중에 이용을 제한할 수 있습니다.',
          '회원은 언제든지 누리집에서 또는 병원에 알려 탈퇴할 수 있으며, 병원은 지체 없이 처리합니다. 다만 「의료법」 등 법령에 따라 보관하여야 하는 진료 기록은 탈퇴와 관계없이 정해진 기간 동안 보관합니다.',
        ),
      ],
    },
    {
      title: '서비스의 내용',
      content: [
        list(
          '진료 과목과 의료진, 진료 시간의 안내',
          '진료와 방문의 예약, 예약의 확인·변경·취소',
          '진료에 관한 일반적인 상담',
          '소식과 안내 사항의 제공',
          '그 밖에 병원이 정하여 알리는 서비스',
        ),
        paragraph(
          '누리집과 상담에서 드리는 설명은 일반적인 정보이며, 의사의 진찰을 대신하지 않습니다. 진단과 처방은 진료실에서 의사가 직접 진찰한 뒤에 이루어집니다.',
        ),
      ],
    },
    {
      title: '서비스의 중단',
      content: [
        list(
          '병원은 설비의 점검·교체·고장, 통신의 두절 등 부득이한 사유가 있으면 서비스를 잠시 멈출 수 있습니다.',
          '예정된 중단은 누리집에 미리 알리며, 미리 알릴 수 없는 사정이 있으면 나중에 알립니다.',
          '중단으로 확인되지 않은 예약은 병원이 다시 연락하여 확인합니다.',
        ),
      ],
    },
    {
      title: '예약',
      content: [
        list(
          '이용자는 누리집에 표시된 시간 가운데 하나를 골라 예약을 신청하며, 병원이 확인하면 예약이 이루어집니다.',
          '예약은 본인의 이름으로 하여야 하며, 다른 사람을 대신하여 예약할 때에는 그 사람의 동의를 받아야 합니다.',
          '응급 진료, 의료진의 사정 등으로 예약한 시간에 진료하기 어려우면 병원은 바로 알리고, 이용자와 의논하여 시간을 다시 정하거나 예약을 취소합니다.',
          '진찰한 결과 진료가 알맞지 않다고 의사가 판단하면 예약한 진료를 하지 않을 수 있습니다.',
        ),
      ],
    },
    {
      title: '예약의 변경과 취소',
      content: [
        list(
          `이용자는 ${changeUntil}까지 누리집에서 예약을 바꾸거나 취소할 수 있습니다. 그 뒤에는 ${contact}로 알려 주시기 바랍니다.`,
          '알리지 않고 오지 않은 일이 여러 번 있으면 병원은 온라인 예약을 일정 기간 제한할 수 있으며, 제한하기 전에 그 사실을 알립니다.',
          '병원은 누리집에서 예약금을 받지 않습니다. 예약금을 받게 되는 때에는 금액과 돌려주는 기준을 결제하기 전에 알리고 동의를 받습니다.',
        ),
      ],
    },
    ...(hasEvents
      ? [
          {
            title: '진료비의 표시와 환불',
            content: [
              list(
                '누리집에 표시하는 비급여 진료비는 부가가치세를 포함한 금액이며, 건강보험이 적용되는 진료비는 법령에 따라 정해집니다.',
                '이벤트로 할인하는 진료비는 할인 전과 뒤의 금액, 기간, 대상을 함께 표시하며, 정해진 기간과 대상에만 적용합니다.',
                '여러 번의 진료를 묶어 결제한 이용자는 언제든지 남은 진료의 해지를 요청할 수 있습니다. 병원은 이미 받은 진료의 비용을 뺀 금액을 요청한 날부터 3영업일 안에 돌려주며, 위약금 등은 관계 법령과 「소비자분쟁해결기준」에 따릅니다.',
              ),
            ],
          },
        ]
      : []),
    {
      title: '병원의 의무',
      content: [
        list(
          '병원은 법령과 이 약관을 지키며, 서비스를 꾸준하고 안전하게 제공하기 위하여 힘씁니다.',
          '병원은 이용자의 개인정보를 보호하기 위하여 개인정보처리방침을 정하여 알리고 지킵니다.',
          '병원은 이용자의 의견과 불만을 들으면 지체 없이 살피고, 처리한 결과를 알립니다.',
        ),
      ],
    },
    {
      title: '이용자의 의무',
      content: [
        paragraph('이용자는 다음의 일을 하여서는 안 됩니다.'),
        dots(
          '예약과 가입에서 거짓 정보를 적거나 다른 사람의 정보를 쓰는 일',
          '자동화된 수단으로 예약을 반복하거나 서비스의 운영을 방해하는 일',
          '병원과 다른 사람의 저작권, 초상권, 명예를 해치는 일',
          '의료진과 직원에게 폭언, 협박, 성적인 언동을 하는 일',
          '그 밖에 법령을 어기는 일',
        ),
      ],
    },
    {
      title: '저작권',
      content: [
        paragraph(
          '누리집에 실린 글, 그림, 사진의 저작권은 병원 또는 권리를 가진 사람에게 있습니다. 이용자는 병원의 동의 없이 이를 복제하거나 배포하거나 다른 목적으로 쓸 수 없습니다. 이용자가 올린 글의 저작권은 이용자에게 있으며, 병원은 서비스를 제공하는 데 필요한 범위에서만 이를 사용합니다.',
        ),
      ],
    },
    {
      title: '책임의 한계',
      content: [
        list(
          '병원은 천재지변, 통신 사업자의 장애 등 병원이 어찌할 수 없는 사유로 서비스를 제공하지 못한 때에는 책임을 지지 않습니다.',
          '병원은 이용자의 잘못으로 생긴 서비스의 장애에 책임을 지지 않습니다.',
          '병원의 고의 또는 과실로 이용자에게 손해가 생긴 때에는 관계 법령에 따라 배상합니다. 이 약관의 어떤 조항도 의료 행위에 관한 병원의 법적 책임을 줄이지 않습니다.',
        ),
      ],
    },
    {
      title: '분쟁의 해결',
      content: [
        list(
          `서비스에 관한 의견과 불만은 ${contact}로 말씀해 주시기 바랍니다.`,
          '분쟁이 생기면 병원과 이용자는 먼저 성실하게 협의합니다. 협의가 이루어지지 않으면 한국소비자원 또는 한국의료분쟁조정중재원에 조정을 신청할 수 있습니다.',
          '이 약관에는 대한민국 법을 적용하며, 소송은 「민사소송법」에 따른 관할 법원에 제기합니다.',
        ),
      ],
    },
  ]
}

/** The words of the terms of service, for their page and for the terms people agree to. */
export const termsOfServiceText = (facts: LegalFacts): RichTextInput => [
  ...numbered(termsArticles(facts)),
  heading('부칙'),
  note(`이 약관은 ${facts.effective}부터 시행합니다.`),
]

/** `/terms/terms-of-service`. Follows the order of the Fair Trade Commission's standard terms. */
export function termsOfService(facts: LegalFacts): DemoPage {
  const { name, effective } = facts
  return {
    pattern: '/terms/terms-of-service',
    title: '이용약관',
    seo: {
      title: `이용약관 · ${name}`,
      description: `${name} 누리집의 이용 조건, 예약의 변경과 취소, 병원과 이용자의 권리와 의무를 정한 이용약관입니다.`,
    },
    options,
    blocks: [
      { component: 'PageTitleSection', data: { title: '이용약관', lead: `${effective}부터 시행합니다.` } },
      {
        component: 'RichTextSection',
        data: {
          hasContents: true,
          blocks: [
            ...termsOfServiceText(facts),
            { type: 'link', link: { title: '개인정보처리방침', url: '/terms/privacy-policy' } },
          ],
        },
      },
    ],
  }
}

function privacyArticles({
  name,
  address,
  contact,
  officer,
  hasEvents,
  hasMessenger,
}: LegalFacts): Article[] {
  return [
    {
      title: '처리하는 목적',
      content: [
        paragraph(
          `${name}(이하 “병원”)은 다음의 목적으로만 개인정보를 처리하며, 목적이 바뀌면 미리 동의를 받습니다.`,
        ),
        list(
          '예약과 진료: 예약의 접수와 확인, 본인 확인, 진찰과 처방, 진료 기록의 작성, 진료비의 청구와 수납',
          '회원 관리: 가입 의사의 확인, 본인 식별, 부정한 이용의 방지, 고지 사항의 전달',
          '상담: 문의의 확인과 답변, 불만의 처리',
          ...(hasEvents ? ['소식 알림: 따로 동의하신 분께 진료 소식과 이벤트를 알리는 일'] : []),
          '서비스의 개선: 접속 빈도와 이용 통계의 분석',
        ),
      ],
    },
    {
      title: '처리하는 항목과 근거',
      content: [
        table(
          '수집하는 개인정보',
          ['구분', '항목', '근거'],
          ['예약(필수)', '이름, 휴대전화 번호, 생년월일, 예약한 진료와 시간', '계약의 이행, 동의'],
          [
            '진료(필수)',
            '이름, 주민등록번호, 주소, 연락처, 병력, 진찰 내용, 검사 결과, 진료비 내역',
            '「의료법」 제22조, 「국민건강보험법」',
          ],
          ['회원(필수)', '이름, 휴대전화 번호, 생년월일, 성별, 본인확인 값(CI·DI)', '동의'],
          ['상담(선택)', '문의 내용, 첨부한 사진', '동의'],
          ...(hasEvents ? [['소식 알림(선택)', '휴대전화 번호, 전자우편 주소', '동의']] : []),
          ['자동 수집', '접속 기록, 쿠키, 기기와 브라우저의 종류, IP 주소', '정당한 이익, 동의'],
        ),
        paragraph('선택 항목에 동의하지 않아도 예약과 진료를 받는 데 제한이 없습니다.'),
      ],
    },
    {
      title: '민감정보의 처리',
      content: [
        paragraph(
          '예약할 때 고르신 진료와 적어 주신 증상은 건강에 관한 민감정보입니다. 병원은 이를 다른 동의와 나누어 따로 동의받고, 예약과 진료에만 씁니다. 동의하지 않으시면 진료 종류를 적지 않는 방문 예약을 이용하실 수 있습니다.',
        ),
        paragraph(
          '진료 전후 사진은 진료 기록으로 보관하며, 따로 서면 동의를 받은 때에만 설명 자료로 씁니다. 동의는 언제든지 거두실 수 있습니다.',
        ),
      ],
    },
    {
      title: '보유하는 기간',
      content: [
        paragraph(
          '개인정보는 목적을 이룬 뒤 지체 없이 파기합니다. 다만 다음의 기록은 법령이 정한 기간 동안 보관합니다.',
        ),
        table(
          '법령에 따른 보관 기간',
          ['기록', '기간', '근거'],
          ['진료기록부, 수술기록', '10년', '「의료법 시행규칙」 제15조'],
          ['환자 명부, 검사 소견, 방사선 사진, 간호기록부', '5년', '「의료법 시행규칙」 제15조'],
          ['진단서 등의 부본', '3년', '「의료법 시행규칙」 제15조'],
          ['처방전', '2년', '「의료법 시행규칙」 제15조'],
          ['계약과 대금 결제에 관한 기록', '5년', '「전자상거래법」 시행령 제6조'],
          ['소비자의 불만과 분쟁 처리에 관한 기록', '3년', '「전자상거래법」 시행령 제6조'],
          ['접속 기록', '3개월', '「통신비밀보호법」 시행령 제41조'],
        ),
        paragraph('회원의 정보는 탈퇴할 때까지, 비회원 예약의 정보는 예약한 날부터 1년 동안 보관합니다.'),
      ],
    },
    {
      title: '제3자 제공',
      content: [
        paragraph(
          '병원은 개인정보를 제1조의 목적 안에서만 처리하며, 다음의 경우를 빼고는 다른 곳에 제공하지 않습니다.',
        ),
        dots(
          '이용자가 미리 동의한 경우',
          '「국민건강보험법」에 따라 국민건강보험공단과 건강보험심사평가원에 진료비를 청구하는 경우',
          '수사와 재판을 위하여 법령이 정한 절차에 따라 요구받은 경우',
          '이용자 또는 다른 사람의 생명과 신체에 급박한 위험이 있어 필요한 경우',
        ),
      ],
    },
    {
      title: '처리의 위탁',
      content: [
        table(
          '위탁하는 일',
          ['맡은 곳', '맡긴 일', '기간'],
          [
            '누리집·예약 서비스 운영사',
            '누리집과 예약 시스템의 운영, 자료의 보관',
            '위탁 계약이 끝날 때까지',
          ],
          ['본인확인 기관', '휴대전화 본인확인', '확인이 끝날 때까지'],
          ['문자·알림톡 발송사', '예약 확인과 안내의 발송', '발송한 뒤 6개월'],
          ...(hasMessenger
            ? [['채팅 상담 서비스 운영사', '채팅 상담 내용의 전달과 보관', '위탁 계약이 끝날 때까지']]
            : []),
        ),
        paragraph(
          '병원은 위탁 계약에 목적 밖의 처리 금지, 안전 조치, 재위탁의 제한, 감독과 손해배상을 적고, 맡은 곳이 안전하게 처리하는지 살핍니다. 맡은 곳이 바뀌면 이 방침으로 알립니다.',
        ),
      ],
    },
    {
      title: '파기하는 절차와 방법',
      content: [
        list(
          '보유 기간이 지나거나 목적을 이룬 개인정보는 지체 없이 파기합니다.',
          '법령에 따라 보관하는 개인정보는 다른 개인정보와 나누어 보관합니다.',
          '전자 파일은 되살릴 수 없는 방법으로 지우고, 종이 문서는 분쇄하거나 태웁니다.',
        ),
      ],
    },
    {
      title: '이용자의 권리',
      content: [
        list(
          '이용자는 언제든지 자신의 개인정보를 열람하거나 고치거나 지우거나 처리를 멈추도록 요구하고, 동의를 거둘 수 있습니다.',
          `권리는 ${contact}, 서면(${address})으로 행사하실 수 있으며, 병원은 본인임을 확인한 뒤 10일 안에 조치합니다.`,
          '법정대리인이나 위임을 받은 사람을 통하여 행사하실 수 있으며, 이때에는 위임장이 필요합니다.',
          '진료 기록의 열람과 사본의 발급은 「의료법」 제21조에 따릅니다. 법령에 따라 보관하여야 하는 기록은 지울 수 없습니다.',
        ),
      ],
    },
    {
      title: '만 14세 미만 어린이',
      content: [
        paragraph(
          '병원은 만 14세 미만 어린이의 회원 가입을 받지 않습니다. 진료를 위하여 개인정보가 필요하면 법정대리인의 동의를 받고, 동의를 확인하는 데 필요한 만큼만 법정대리인의 이름과 연락처를 받습니다.',
        ),
      ],
    },
    {
      title: '안전성 확보 조치',
      content: [
        list(
          '관리 조치: 내부 관리계획의 수립과 시행, 다루는 직원의 지정과 정기 교육',
          '기술 조치: 접근 권한의 관리, 고유식별정보와 비밀번호의 암호화, 전송 구간의 암호화, 접속 기록의 보관과 점검, 보안 프로그램의 설치',
          '물리 조치: 자료 보관실의 출입 통제와 잠금',
        ),
      ],
    },
    {
      title: '쿠키와 행태정보',
      content: [
        paragraph(
          '누리집은 로그인 상태, 최근 검색어, 오늘 하루 보지 않기로 한 안내를 기억하기 위하여 쿠키와 브라우저 저장 공간을 씁니다. 이용 통계를 위한 쿠키는 동의하신 경우에만 씁니다. 건강에 관한 내용은 통계에 담지 않습니다.',
        ),
        paragraph(
          '브라우저의 설정에서 쿠키의 저장을 거부하실 수 있습니다. 거부하시면 로그인이 필요한 일부 기능을 이용하기 어려울 수 있습니다.',
        ),
      ],
    },
    {
      title: '영상정보처리기기',
      content: [
        paragraph(
          '병원은 시설의 안전과 화재 예방을 위하여 출입구와 대기실, 복도에 영상정보처리기기를 두고 있으며, 촬영한 영상은 30일 동안 보관한 뒤 지웁니다. 진료실과 탈의 공간에는 두지 않습니다.',
        ),
      ],
    },
    {
      title: '개인정보 보호책임자',
      content: [
        table('개인정보 보호책임자', ['이름', '직책', '연락처'], [officer.name, officer.position, contact]),
        paragraph('개인정보에 관한 문의, 불만, 피해의 구제를 말씀해 주시면 지체 없이 답하고 처리하겠습니다.'),
      ],
    },
    {
      title: '권익 침해의 구제',
      content: [
        paragraph('개인정보의 침해에 관한 상담과 분쟁의 해결은 아래 기관에 신청하실 수 있습니다.'),
        table(
          '구제 기관',
          ['기관', '전화'],
          ['개인정보분쟁조정위원회', '1833-6972'],
          ['개인정보침해신고센터', '118'],
          ['대검찰청 사이버수사과', '1301'],
          ['경찰청 사이버수사국', '182'],
        ),
      ],
    },
    {
      title: '방침의 변경',
      content: [
        paragraph(
          '이 방침을 고칠 때에는 시행일 7일 전부터 누리집에 알립니다. 이용자의 권리에 중요한 변경이 있으면 30일 전부터 알립니다.',
        ),
      ],
    },
  ]
}

/** The words of the privacy policy. */
export function privacyPolicyText(facts: LegalFacts): RichTextInput {
  const { name, representative, address, businessNumber, effective } = facts
  return [
    paragraph(
      `${name}은 「개인정보 보호법」 제30조에 따라 이용자의 개인정보를 보호하고, 이에 관한 고충을 빠르고 원활하게 처리하기 위하여 다음과 같이 처리방침을 정하여 공개합니다.`,
    ),
    ...numbered(privacyArticles(facts)),
    heading('부칙'),
    note(
      `이 방침은 ${effective}부터 시행합니다.\n${name} · 대표자 ${representative} · 사업자등록번호 ${businessNumber} · ${address}`,
    ),
  ]
}

/** `/terms/privacy-policy`. Follows article 30 of the Personal Information Protection Act. */
export function privacyPolicy(facts: LegalFacts): DemoPage {
  const { name, effective } = facts
  return {
    pattern: '/terms/privacy-policy',
    title: '개인정보처리방침',
    seo: {
      title: `개인정보처리방침 · ${name}`,
      description: `${name}이 처리하는 개인정보의 항목과 목적, 보유 기간, 이용자의 권리와 보호책임자를 알립니다.`,
    },
    options,
    blocks: [
      {
        component: 'PageTitleSection',
        data: { title: '개인정보처리방침', lead: `${effective}부터 시행합니다.` },
      },
      {
        component: 'RichTextSection',
        data: {
          hasContents: true,
          blocks: [
            ...privacyPolicyText(facts),
            { type: 'link', link: { title: '이용약관', url: '/terms/terms-of-service' } },
          ],
        },
      },
    ],
  }
}
