import { defineBlock } from '#schema/define-block.ts'
import { ground, image, line, videoLink } from '#schema/primitives.ts'
import { sectionHead } from '#schema/section-head.ts'
import { z } from 'zod'

export default defineBlock({
  component: 'VideoSection',
  slot: 'section',
  version: 1,
  title: '영상',
  description: '유튜브 같은 곳의 영상을 주소로 보여 줍니다. 가까이 오면 소리 없이 재생됩니다.',
  schema: z.object({
    ...sectionHead,
    ground: ground.default('plain'),
    video: videoLink.meta({ title: '영상의 주소' }),
    videoTitle: line(80)
      .min(1)
      .meta({ title: '영상의 이름', hint: '화면을 볼 수 없는 사람에게 읽어 줍니다.' }),
    poster: image.optional().meta({ title: '재생 전의 그림', hint: '16:9로 잘려 보입니다.', ratio: '16:9' }),
    start: z
      .enum(['near', 'asked'])
      .default('near')
      .meta({ title: '재생', labels: { near: '가까이 오면 저절로', asked: '누르면' } }),
  }),
  migrations: {},
  sample: {
    title: '진료실의 하루',
    video: 'https://youtu.be/aqz-KE-bpKQ',
    videoTitle: '진료실의 하루',
    start: 'asked',
  },
})
