import { defineBlock } from '#schema/define-block.ts'
import { image, line, link, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'

export default defineBlock({
  component: 'StatementSection',
  slot: 'section',
  version: 1,
  title: '진료 철학',
  description: '큰 글로 병원의 생각을 말합니다.',
  schema: z.object({
    layout: z
      .enum(['left', 'centre'])
      .default('left')
      .meta({ title: '모양', labels: { left: '왼쪽 정렬', centre: '가운데 정렬' } }),
    ground: z
      .enum(['plain', 'surface', 'ink'])
      .default('plain')
      .meta({ title: '바탕', labels: { plain: '바탕색', surface: '연한 배경', ink: '진한 배경' } }),
    eyebrow: line(60).optional().meta({ title: '소제목' }),
    title: paragraph(160).min(1).meta({ title: '큰 글', hint: '줄바꿈이 그대로 보입니다.' }),
    text: paragraph(1000).optional().meta({ title: '이어지는 글', hint: '빈 줄로 문단을 나눕니다.' }),
    image: image.optional().meta({ title: '그림' }),
    signature: z
      .object({
        name: line(30).min(1).meta({ title: '이름' }),
        position: line(40).optional().meta({ title: '직함' }),
        image: image
          .optional()
          .meta({ title: '서명 그림', hint: '바탕이 투명한 그림. 비워 두면 이름을 글로 씁니다.' }),
      })
      .optional()
      .meta({ title: '서명' }),
    more: link.optional().meta({ title: '링크' }),
  }),
  migrations: {},
  sample: {
    eyebrow: '라온의 생각',
    title: '좋은 피부는 만드는 것이 아니라\n지켜 내는 것입니다',
    text: '우리는 유행하는 장비보다 그 피부에 필요한 순서를 먼저 생각합니다. 첫 상담은 삼십 분, 피부를 보고 생활을 듣는 데 씁니다.\n\n필요하지 않은 진료는 권하지 않습니다. 기다리는 편이 나을 때는 기다리자고 말씀드립니다.',
    signature: { name: '한서윤', position: '라온피부과의원 대표원장' },
  },
})
