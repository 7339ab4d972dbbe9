import { defineBlock } from '#schema/define-block.ts'
import { image, line, link, paragraph, safeUrl } from '#schema/primitives.ts'
import { z } from 'zod'

const button = z
  .object({
    title: line(30).min(1).meta({ title: '글자' }),
    url: safeUrl.optional().meta({ title: '주소' }),
    reserve: z
      .boolean()
      .default(false)
      .meta({ title: '예약 창 열기', hint: '켜면 주소 대신 예약 창을 엽니다.' }),
  })
  .superRefine(({ url, reserve }, context) => {
    if (!url && !reserve) {
      context.addIssue({
        code: 'custom',
        path: ['url'],
        message: '버튼에는 주소가 있거나 예약 창 열기가 켜져 있어야 합니다.',
      })
    }
  })

export default defineBlock({
  component: 'HeroSection',
  slot: 'section',
  version: 1,
  title: '첫 화면',
  description: '페이지의 첫인상. 큰 제목과 그림, 버튼을 보여 줍니다.',
  schema: z.object({
    layout: z
      .enum(['cover', 'editorial', 'quiet'])
      .default('cover')
      .meta({
        title: '모양',
        labels: { cover: '화면을 채우는 그림', editorial: '제목 옆의 그림', quiet: '글이 먼저' },
      }),
    tone: z
      .enum(['onDark', 'onLight'])
      .default('onDark')
      .meta({
        title: '그림의 밝기',
        usedWith: { field: 'layout', values: ['cover'] },
        hint: '그림이 화면을 채울 때만 씁니다.',
        labels: { onDark: '어두운 그림, 흰 글자', onLight: '밝은 그림, 짙은 글자' },
      }),
    align: z
      .enum(['left', 'bottom'])
      .default('left')
      .meta({
        title: '글의 자리',
        usedWith: { field: 'layout', values: ['cover'] },
        hint: '그림이 화면을 채울 때만 씁니다.',
        labels: { left: '왼쪽 가운데', bottom: '왼쪽 아래' },
      }),
    eyebrow: line(60).optional().meta({ title: '소제목', hint: '제목 위에 한 줄로 섭니다.' }),
    title: paragraph(120)
      .min(1)
      .meta({ title: '제목', hint: '줄바꿈이 그대로 보입니다. 한 줄에 14자까지가 좋습니다.' }),
    text: paragraph(400).optional().meta({ title: '설명' }),
    image: image.optional().meta({
      title: '그림(PC)',
      hint: '화면을 채울 때는 가로로 긴 그림(16:9 이상)이 맞습니다.',
      ratio: '16:9',
    }),
    mobileImage: image
      .optional()
      .meta({ title: '그림(모바일)', hint: '세로로 긴 그림. 비워 두면 PC 그림을 씁니다.', ratio: '9:16' }),
    caption: line(80)
      .optional()
      .meta({
        title: '그림 설명',
        usedWith: { field: 'layout', values: ['editorial', 'quiet'] },
        hint: '그림이 화면을 채우지 않을 때 그림 아래에 섭니다.',
      }),
    buttons: z.array(button).max(2, '버튼은 두 개까지입니다.').default([]).meta({ title: '버튼' }),
    index: z
      .array(link)
      .max(6)
      .default([])
      .meta({
        title: '차례',
        usedWith: { field: 'layout', values: ['editorial'] },
        hint: '제목 옆에 그림이 있을 때만 보입니다. 번호가 붙은 바로 가기입니다.',
      }),
    hint: line(20)
      .optional()
      .meta({
        title: '스크롤 안내',
        usedWith: { field: 'layout', values: ['cover'] },
        hint: '그림이 화면을 채울 때만 보입니다. 비워 두면 보이지 않습니다.',
      }),
  }),
  migrations: {},
  sample: {
    layout: 'cover',
    tone: 'onLight',
    eyebrow: '라온피부과의원 · 강남',
    title: '피부의 속도에\n맞추어 봅니다',
    text: '서두르지 않는 진료가 오래가는 변화를 만듭니다.\n진단부터 사후 관리까지, 한 사람의 의사가 함께합니다.',
    image: {
      src: '/_files/1/sample.webp',
      alt: '옅은 초록 꽃잎 위로 내려앉은 아침 빛',
      width: 2560,
      height: 1440,
    },
    mobileImage: {
      src: '/_files/1/sample-tall.webp',
      alt: '옅은 초록 꽃잎 위로 내려앉은 아침 빛',
      width: 1080,
      height: 1920,
    },
    buttons: [
      { title: '진료 예약', reserve: true },
      { title: '진료 안내', url: '/products' },
    ],
    hint: '아래로',
  },
})
