import { defineBlock } from '#schema/define-block.ts'
import { ground, image, line } from '#schema/primitives.ts'
import { sectionHead } from '#schema/section-head.ts'
import { z } from 'zod'

export default defineBlock({
  component: 'GallerySection',
  slot: 'section',
  version: 1,
  title: '사진 모음',
  description: '사진을 설명과 함께 펼치거나 옆으로 넘기며 보여 줍니다.',
  schema: z.object({
    ...sectionHead,
    ground: ground.default('plain'),
    layout: z
      .enum(['mosaic', 'grid', 'row'])
      .default('mosaic')
      .meta({
        title: '모양',
        labels: { mosaic: '첫 사진을 크게', grid: '같은 크기로', row: '옆으로 넘기기' },
      }),
    pictures: z
      .array(
        z.object({
          image: image.meta({ title: '사진', hint: '4:3으로 잘려 보입니다.', ratio: '4:3' }),
          title: line(60).optional().meta({ title: '이름' }),
          caption: line(160).optional().meta({ title: '설명' }),
        }),
      )
      .min(1, '사진이 하나는 있어야 합니다.')
      .max(24)
      .meta({ title: '사진' }),
  }),
  migrations: {},
  sample: {
    title: '둘러보기',
    pictures: [
      {
        image: { src: '/_files/1/sample.webp', alt: '밝은 대기실', width: 1200, height: 900 },
        title: '대기실',
        caption: '의자 사이를 넓게 두었습니다.',
      },
      {
        image: { src: '/_files/1/sample-2.webp', alt: '진료실 앞 복도', width: 1200, height: 900 },
        title: '복도',
      },
      {
        image: { src: '/_files/1/sample-3.webp', alt: '회복실의 창', width: 1200, height: 900 },
        title: '회복실',
      },
    ],
  },
})
