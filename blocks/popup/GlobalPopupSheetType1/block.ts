import { defineBlock } from '#schema/define-block.ts'
import { line } from '#schema/primitives.ts'
import { z } from 'zod'

export default defineBlock({
  component: 'GlobalPopupSheetType1',
  slot: 'popup',
  version: 1,
  title: '팝업 시트 1형',
  description:
    '모바일에서는 아래에서 올라오는 시트로, PC에서는 화면 아래의 얇은 띠로 팝업을 하나씩 보여 줍니다. PC에서 본문을 가리지 않습니다.',
  schema: z.object({
    devices: z
      .array(z.enum(['PC', 'MOBILE']).meta({ labels: { PC: 'PC', MOBILE: '모바일' } }))
      .max(2)
      .default(['PC', 'MOBILE'])
      .meta({ title: '팝업을 보일 기기', hint: '비워 두면 어디에도 보이지 않습니다.' }),
    linkTitle: line(20).min(1).default('자세히 보기').meta({ title: '띠의 링크 글' }),
    dismissTitle: line(30).min(1).default('오늘 하루 보지 않기').meta({ title: '하루 동안 닫는 글' }),
  }),
  migrations: {},
  sample: { devices: ['PC', 'MOBILE'], linkTitle: '자세히 보기', dismissTitle: '오늘 하루 보지 않기' },
})
