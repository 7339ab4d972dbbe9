import { defineBlock } from '#schema/define-block.ts'
import { ground, image, line, link, paragraph, safeUrl } from '#schema/primitives.ts'
import { z } from 'zod'

export default defineBlock({
  component: 'DoctorSection',
  slot: 'section',
  version: 1,
  title: '의료진',
  description: '의사를 소개합니다. 여러 명은 나란히, 한 명은 편지처럼 보여 줍니다.',
  schema: z.object({
    eyebrow: line(60).optional().meta({ title: '작은 글' }),
    title: line(80).optional().meta({ title: '제목' }),
    lead: paragraph(300).optional().meta({ title: '설명' }),
    more: link.optional().meta({ title: '전체 보기 링크' }),
    ground: ground.default('plain'),
    layout: z
      .enum(['row', 'letter'])
      .default('row')
      .meta({ title: '모양', labels: { row: '나란히', letter: '한 사람씩 크게' } }),
    doctors: z
      .array(
        z.object({
          name: line(30).min(1).meta({ title: '이름' }),
          position: line(40).min(1).meta({ title: '직함', hint: '예: 대표원장' }),
          specialty: line(60).optional().meta({ title: '전문 분야', hint: '예: 피부과 전문의 · 리프팅' }),
          portrait: image.optional().meta({ title: '사진', hint: '3:4로 잘려 보입니다.' }),
          quote: paragraph(160).optional().meta({ title: '한마디' }),
          letter: paragraph(1200)
            .optional()
            .meta({ title: '인사말', hint: 'letter에서만 보입니다. 빈 줄로 문단을 나눕니다.' }),
          careers: z.array(line(80).min(1)).max(12).default([]).meta({ title: '약력' }),
          url: safeUrl.optional().meta({ title: '소개 페이지' }),
        }),
      )
      .min(1, '의사가 한 명은 있어야 합니다.')
      .max(12)
      .meta({ title: '의료진' }),
  }),
  migrations: {},
  sample: {
    eyebrow: '의료진',
    title: '처음 본 의사가 끝까지 봅니다',
    lead: '진단, 시술, 사후 관리를 나누어 맡지 않습니다. 예약한 의사가 직접 진료합니다.',
    more: { title: '의료진 전체 보기', url: '/brandings/doctors' },
    doctors: [
      {
        name: '한서윤',
        position: '대표원장',
        specialty: '피부과 전문의 · 리프팅',
        portrait: { src: '/_files/1/doctor-1.webp', alt: '한서윤 대표원장', width: 900, height: 1200 },
        quote: '하지 않아도 될 진료를 말씀드리는 것도 진료입니다.',
        careers: [
          '서울대학교 의과대학 졸업',
          '서울대학교병원 피부과 전공의 수료',
          '대한피부과학회 정회원',
          '대한피부레이저학회 정회원',
        ],
      },
      {
        name: '이도경',
        position: '원장',
        specialty: '피부과 전문의 · 색소, 홍조',
        portrait: { src: '/_files/1/doctor-2.webp', alt: '이도경 원장', width: 900, height: 1200 },
        quote: '색은 깊이를 알아야 지울 수 있습니다.',
        careers: ['연세대학교 의과대학 졸업', '세브란스병원 피부과 전공의 수료', '대한색소학회 정회원'],
      },
      {
        name: '정하린',
        position: '원장',
        specialty: '피부과 전문의 · 여드름, 흉터',
        portrait: { src: '/_files/1/doctor-3.webp', alt: '정하린 원장', width: 900, height: 1200 },
        quote: '다시 나지 않게 하는 일이 더 어렵고, 더 중요합니다.',
        careers: [
          '고려대학교 의과대학 졸업',
          '고려대학교병원 피부과 전공의 수료',
          '대한여드름주사학회 정회원',
        ],
      },
    ],
  },
})
