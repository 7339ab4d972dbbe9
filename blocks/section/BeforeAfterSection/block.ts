import { defineBlock } from '#schema/define-block.ts'
import { ground, line, paragraph } from '#schema/primitives.ts'
import { pickedIds, sectionHead } from '#schema/section-head.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'BeforeAfterSection',
  slot: 'section',
  version: 2,
  title: '전후 사례',
  description: '전후 사례를 몇 개 보여 줍니다. 누구에게 보일지는 병원 설정을 따릅니다.',
  schema: z
    .object({
      ...sectionHead,
      ground: ground.default('plain'),
      choose: z
        .enum(['newest', 'picked'])
        .default('newest')
        .meta({ title: '보일 사례', labels: { newest: '새것부터', picked: '직접 선택' } }),
      ids: pickedIds('before-afters', '고른 사례'),
      count: z.number().int().min(1).max(12).default(3).meta({ title: '개수' }),
      notice: paragraph(300)
        .default(
          '개인에 따라 결과가 다를 수 있으며, 붉어짐·부기·멍 등이 생길 수 있습니다. 진료 전 의료진과 충분히 상담하세요.',
        )
        .meta({ title: '안내문' }),
      emptyText: line(80).default('아직 올린 사례가 없습니다.').meta({ title: '없을 때의 글' }),
    })
    .superRefine(({ choose, ids }, context) => {
      if (choose === 'picked' && ids.length === 0)
        context.addIssue({
          code: 'custom',
          path: ['ids'],
          message: '보일 사례를 하나는 골라 주세요.',
        })
    }),
  migrations: {
    // Cases have been rows of their own since, which GET /customer/before-afters gives, and their gate is the API's.
    1: ({ cases, gateText: _text, gateLink: _link, ...rest }) => ({
      ...rest,
      count: Array.isArray(cases) ? cases.length : 3,
    }),
  },
  sample: {
    eyebrow: '진료 사례',
    title: '같은 빛, 같은 자리에서',
    lead: '조명과 각도, 화장 여부까지 같게 하여 기록합니다. 사례는 동의하신 분의 것만 싣습니다.',
    more: { title: '사례 더 보기', url: '/before-afters' },
  },
  queries,
})
