import { defineBlock } from '#schema/define-block.ts'
import { link, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'

export default defineBlock({
  component: 'NotFoundSection',
  slot: 'section',
  version: 1,
  title: '없는 페이지',
  description: '없는 주소로 온 사람에게 갈 곳을 알려 줍니다.',
  schema: z.object({
    title: paragraph(80).min(1).default('찾으시는 페이지가\n여기에 없습니다').meta({ title: '제목' }),
    text: paragraph(300)
      .default('주소가 바뀌었거나 페이지가 내려갔습니다. 아래에서 이어서 보실 수 있습니다.')
      .meta({ title: '설명' }),
    links: z
      .array(link)
      .max(6)
      .default([{ title: '홈으로', url: '/' }])
      .meta({ title: '갈 곳' }),
  }),
  migrations: {},
  sample: {
    links: [
      { title: '홈으로', url: '/' },
      { title: '진료 안내', url: '/products' },
      { title: '이벤트', url: '/events' },
      { title: '자주 묻는 질문', url: '/cscenter/faq' },
    ],
  },
})
