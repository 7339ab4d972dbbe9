import { defineBlock } from '#schema/define-block.ts'
import { ground, image, line, link, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'

export default defineBlock({
  component: 'ImageTextSection',
  slot: 'section',
  version: 1,
  title: '그림과 글',
  description: '그림 하나와 글을 나란히 보여 줍니다. 여러 개를 번갈아 놓을 수 있습니다.',
  schema: z.object({
    eyebrow: line(60).optional().meta({ title: '소제목' }),
    title: line(80).optional().meta({ title: '제목' }),
    lead: paragraph(300).optional().meta({ title: '설명' }),
    ground: ground.default('plain'),
    imageSide: z
      .enum(['left', 'right'])
      .default('left')
      .meta({ title: '첫 그림의 자리', labels: { left: '왼쪽', right: '오른쪽' } }),
    items: z
      .array(
        z.object({
          title: line(80).min(1).meta({ title: '제목' }),
          text: paragraph(1200).min(1).meta({ title: '글', hint: '빈 줄로 문단을 나눕니다.' }),
          image: image.meta({ title: '그림', hint: '4:3으로 잘려 보입니다.', ratio: '4:3' }),
          link: link.optional().meta({ title: '링크' }),
        }),
      )
      .min(1, '그림과 글이 하나는 있어야 합니다.')
      .max(8)
      .meta({ title: '그림과 글' }),
  }),
  migrations: {},
  sample: {
    title: '머무시는 곳',
    items: [
      {
        title: '창이 북쪽으로 난 기록실',
        text: '아침과 저녁의 빛이 덜 달라 피부의 색을 있는 그대로 볼 수 있습니다.',
        image: { src: '/_files/1/sample.webp', alt: '창빛이 드는 방', width: 1200, height: 900 },
        link: { title: '둘러보기', url: '/introduce/space' },
      },
      {
        title: '칸마다 불을 끌 수 있는 회복실',
        text: '진료 뒤에 이십 분쯤 쉬어 가세요.',
        image: { src: '/_files/1/sample-2.webp', alt: '낮은 의자가 놓인 방', width: 1200, height: 900 },
      },
    ],
  },
})
