import { defineBlock } from '#schema/define-block.ts'
import { imageSource, line, link, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

const logoWidth = z.number().int().min(40).max(400)

export default defineBlock({
  component: 'GlobalFooterType1',
  slot: 'footer',
  version: 1,
  title: '푸터 1',
  description:
    '대표 전화, 진료시간, QR 코드, 약관과 링크, SNS, 사업자 정보를 보여 줍니다. 내용은 병원 정보에서 옵니다.',
  schema: z.object({
    logoImageUrl: imageSource
      .optional()
      .meta({ title: '로고', hint: '비워 두면 병원 정보의 로고를, 그것도 없으면 이름을 보여 줍니다.' }),
    pcLogoWidth: logoWidth.default(200).meta({ title: 'PC 로고 너비(px)' }),
    mobileLogoWidth: logoWidth.default(154).meta({ title: '모바일 로고 너비(px)' }),
    phoneTitle: line(40).default('예약 · 상담').meta({ title: '전화번호 제목' }),
    hoursTitle: line(40).default('진료시간').meta({ title: '진료시간 제목' }),
    closedText: line(20).min(1).default('휴진').meta({ title: '쉬는 날 글' }),
    showQr: z
      .boolean()
      .default(true)
      .meta({ title: 'QR 코드 보이기', hint: '이 사이트의 주소입니다. PC에서 보입니다.' }),
    qrTitle: line(60).default('휴대폰으로 이어 보기').meta({ title: 'QR 코드 설명' }),
    links: z.array(link).max(12).default([]).meta({ title: '링크', hint: '약관 옆에 놓입니다.' }),
    notice: paragraph(300).optional().meta({ title: '안내문', hint: '사업자 정보 아래에 작게 놓입니다.' }),
  }),
  migrations: {},
  sample: {
    links: [
      { title: '병원 소개', url: '/introduce' },
      { title: '비급여 진료비', url: '/info' },
      { title: '고객센터', url: '/cscenter' },
    ],
    notice:
      '시술과 수술은 개인에 따라 출혈, 감염, 염증 등의 부작용이 생길 수 있으니 진료 전 의료진과 충분히 상담하세요.',
  },
  queries,
})
