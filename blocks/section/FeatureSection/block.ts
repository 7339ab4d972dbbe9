import { defineBlock } from '#schema/define-block.ts'
import { image, line, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'

export default defineBlock({
  component: 'FeatureSection',
  slot: 'section',
  version: 1,
  title: '약속과 과정',
  description: '병원의 약속이나 진료 과정을 번호와 함께 차례로 보여 줍니다.',
  schema: z.object({
    eyebrow: line(60).optional().meta({ title: '소제목' }),
    title: line(80).optional().meta({ title: '제목' }),
    lead: paragraph(300).optional().meta({ title: '설명' }),
    ground: z
      .enum(['plain', 'surface', 'ink'])
      .default('plain')
      .meta({ title: '바탕', labels: { plain: '바탕색', surface: '연한 배경', ink: '진한 배경' } }),
    layout: z
      .enum(['columns', 'rows'])
      .default('columns')
      .meta({ title: '모양', labels: { columns: '나란히', rows: '한 줄에 하나씩' } }),
    numbered: z.boolean().default(true).meta({ title: '번호 붙이기' }),
    items: z
      .array(
        z.object({
          title: line(60).min(1).meta({ title: '제목' }),
          text: paragraph(400).optional().meta({ title: '설명' }),
          icon: z
            .enum(['leaf', 'drop', 'shield', 'clock', 'talk', 'heart', 'eye', 'hand', 'record', 'rest'])
            .optional()
            .meta({
              title: '아이콘',
              control: 'icon',
              labels: {
                leaf: '잎',
                drop: '물방울',
                shield: '방패',
                clock: '시계',
                talk: '말풍선',
                heart: '하트',
                eye: '눈',
                hand: '손',
                record: '기록',
                rest: '휴식',
              },
            }),
          image: image.optional().meta({
            title: '그림',
            hint: '4:3으로 잘려 보입니다. 그림이 있으면 아이콘은 보이지 않습니다.',
            ratio: '4:3',
          }),
        }),
      )
      .min(1, '항목이 하나는 있어야 합니다.')
      .max(8)
      .meta({ title: '항목' }),
  }),
  migrations: {},
  sample: {
    eyebrow: '진료 과정',
    title: '예약부터 사후 관리까지',
    lead: '어느 단계에서든 궁금한 것은 담당 의사에게 바로 물으실 수 있습니다.',
    items: [
      {
        title: '피부를 먼저 봅니다',
        text: '같은 조명에서 피부 상태를 기록하고, 생활 습관과 지난 진료를 듣습니다.',
        icon: 'eye',
      },
      {
        title: '순서를 함께 정합니다',
        text: '필요한 진료와 필요하지 않은 진료를 나누고, 비용과 회복 기간을 적어 드립니다.',
        icon: 'record',
      },
      { title: '의사가 직접 합니다', text: '상담한 의사가 처음부터 끝까지 직접 진료합니다.', icon: 'hand' },
      {
        title: '돌아간 뒤에도 살핍니다',
        text: '진료 다음 날과 이 주 뒤에 경과를 여쭙고, 필요하면 다시 봅니다.',
        icon: 'leaf',
      },
    ],
  },
})
