import { defineBlock } from '#schema/define-block.ts'
import { image, line, link, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'

export default defineBlock({
  component: 'PageTitleSection',
  slot: 'section',
  version: 1,
  title: '페이지 제목',
  description: '안쪽 페이지의 머리. 지나온 길, 제목, 설명을 보여 줍니다.',
  schema: z.object({
    breadcrumbs: z
      .array(link)
      .max(3)
      .default([{ title: '홈', url: '/' }])
      .meta({ title: '지나온 길', hint: '이 페이지 앞의 페이지들입니다. 제목이 끝에 붙습니다.' }),
    eyebrow: line(60).optional().meta({ title: '소제목' }),
    title: paragraph(100).min(1).meta({ title: '제목' }),
    lead: paragraph(400).optional().meta({ title: '설명' }),
    image: image.optional().meta({ title: '그림', hint: '가로로 긴 그림(21:9)이 맞습니다.', ratio: '21:9' }),
  }),
  migrations: {},
  sample: {
    breadcrumbs: [
      { title: '홈', url: '/' },
      { title: '병원 소개', url: '/brandings/about' },
    ],
    eyebrow: '병원 소개',
    title: '라온이 진료하는 방법',
    lead: '한 사람의 피부를 오래 보는 병원이 되려고 합니다. 진료실에서 지키는 것들을 적었습니다.',
    image: { src: '/_files/1/sample.webp', alt: '창가에 드는 오후의 빛', width: 2560, height: 1097 },
  },
})
