import { defineBlock } from '#schema/define-block.ts'
import { ground, line } from '#schema/primitives.ts'
import { pickedIds, sectionHead } from '#schema/section-head.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'DoctorSection',
  slot: 'section',
  version: 2,
  title: '의료진',
  description: '의사를 소개합니다. 여러 명은 나란히, 한 명은 편지처럼 보여 줍니다.',
  schema: z
    .object({
      ...sectionHead,
      ground: ground.default('plain'),
      layout: z
        .enum(['row', 'letter'])
        .default('row')
        .meta({ title: '모양', labels: { row: '나란히', letter: '한 사람씩 크게' } }),
      choose: z
        .enum(['first', 'specialty', 'picked'])
        .default('first')
        .meta({
          title: '보일 의사',
          labels: { first: '차례대로', specialty: '진료 분야로', picked: '직접 선택' },
        }),
      specialty: line(40)
        .optional()
        .meta({
          title: '진료 분야',
          usedWith: { field: 'choose', values: ['specialty'] },
          hint: '직함이나 진료 분야에 든 말. 예: 리프팅',
        }),
      ids: pickedIds('employees', '고른 의사'),
      count: z.number().int().min(1).max(24).default(12).meta({ title: '최대 인원' }),
      emptyText: line(80).default('의료진 소개를 준비하고 있습니다.').meta({ title: '없을 때의 글' }),
    })
    .superRefine(({ choose, specialty, ids }, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (choose === 'specialty' && !specialty)
        refuse('specialty', '보일 의사의 진료 분야를 적어 주세요. 예: 리프팅')
      if (choose === 'picked' && ids.length === 0) refuse('ids', '보일 의사를 한 명은 골라 주세요.')
    }),
  migrations: {
    // Doctors have been rows of their own since, which GET /partner-employees gives.
    1: ({ doctors, ...rest }) => ({ ...rest, count: Array.isArray(doctors) ? doctors.length : 12 }),
  },
  sample: {
    eyebrow: '의료진',
    title: '처음 본 의사가 끝까지 봅니다',
    lead: '진단, 시술, 사후 관리를 나누어 맡지 않습니다. 예약한 의사가 직접 진료합니다.',
    more: { title: '의료진 전체 보기', url: '/introduce/staff' },
  },
  queries,
})
