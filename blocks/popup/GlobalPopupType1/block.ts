import { defineBlock } from '#schema/define-block.ts'
import { line } from '#schema/primitives.ts'
import { z } from 'zod'

export default defineBlock({
  component: 'GlobalPopupType1',
  slot: 'popup',
  version: 2,
  title: '팝업 1형',
  description:
    '경로와 기기에 맞는 팝업을 하나씩, 또는 PC에서 한꺼번에 늘어놓아 보여 줍니다. 오늘 하루 보지 않기를 고를 수 있습니다.',
  schema: z.object({
    devices: z
      .array(z.enum(['PC', 'MOBILE']).meta({ labels: { PC: 'PC', MOBILE: '모바일' } }))
      .max(2)
      .default(['PC', 'MOBILE'])
      .meta({ title: '팝업을 보일 기기', hint: '비워 두면 어디에도 보이지 않습니다.' }),
    dismissTitle: line(30).min(1).default('오늘 하루 보지 않기').meta({ title: '하루 동안 닫는 글' }),
  }),
  migrations: {
    // Popups have been rows of their own since, which GET /customer/popups gives.
    1: ({ popups: _popups, ...rest }) => rest,
  },
  sample: { devices: ['PC', 'MOBILE'], dismissTitle: '오늘 하루 보지 않기' },
})
