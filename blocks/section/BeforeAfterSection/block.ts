import { defineBlock } from '#schema/define-block.ts'
import { ground, image, line, link, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'

/** A gated case carries no photo: a section's data reaches everybody. Source: expectations.md, "Prices and advertising". */
const beforeAfter = z
  .object({
    title: line(60).min(1).meta({ title: '제목' }),
    treatment: line(60).min(1).meta({ title: '진료' }),
    note: line(120)
      .optional()
      .meta({ title: '조건', hint: '예: 30대 여성, 3회 진료 후 8주, 같은 조명에서 촬영' }),
    gated: z
      .boolean()
      .default(true)
      .meta({ title: '회원 공개', hint: '끄면 누구에게나 전후 사진이 보입니다.' }),
    cover: image
      .optional()
      .meta({ title: '가림 그림', hint: '회원 공개일 때 보이는 추상적인 그림. 환자 사진을 넣지 마세요.' }),
    before: image.optional().meta({ title: '진료 전' }),
    after: image.optional().meta({ title: '진료 후' }),
  })
  .superRefine(({ gated, before, after }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (gated && before)
      refuse('before', '회원 공개 사례에는 사진을 넣을 수 없습니다. 이 데이터는 누구에게나 전해집니다.')
    if (gated && after)
      refuse('after', '회원 공개 사례에는 사진을 넣을 수 없습니다. 이 데이터는 누구에게나 전해집니다.')
    if (!gated && !before) refuse('before', '공개 사례에는 진료 전 사진이 있어야 합니다.')
    if (!gated && !after) refuse('after', '공개 사례에는 진료 후 사진이 있어야 합니다.')
  })

export default defineBlock({
  component: 'BeforeAfterSection',
  slot: 'section',
  version: 1,
  title: '전후 사례',
  description: '전후 사례를 미리 보여 줍니다. 기본은 회원 공개입니다.',
  schema: z.object({
    eyebrow: line(60).optional().meta({ title: '작은 글' }),
    title: line(80).optional().meta({ title: '제목' }),
    lead: paragraph(300).optional().meta({ title: '설명' }),
    more: link.optional().meta({ title: '전체 보기 링크' }),
    ground: ground.default('plain'),
    gateText: line(60).default('로그인한 회원에게만 공개합니다.').meta({ title: '잠금 안내' }),
    gateLink: link.optional().meta({ title: '잠금 안내의 링크', hint: '예: 로그인, /login' }),
    notice: paragraph(300)
      .default(
        '개인에 따라 결과가 다를 수 있으며, 붉어짐·부기·멍 등이 생길 수 있습니다. 진료 전 의료진과 충분히 상담하세요.',
      )
      .meta({ title: '안내문' }),
    cases: z.array(beforeAfter).min(1, '사례가 하나는 있어야 합니다.').max(12).meta({ title: '사례' }),
  }),
  migrations: {},
  sample: {
    eyebrow: '진료 사례',
    title: '같은 빛, 같은 자리에서',
    lead: '조명과 각도, 화장 여부까지 같게 하여 기록합니다. 사례는 동의하신 분의 것만 싣습니다.',
    more: { title: '사례 더 보기', url: '/brandings/cases' },
    gateLink: { title: '로그인', url: '/login' },
    cases: [
      {
        title: '피부결과 모공',
        treatment: '포텐자 마이크로니들',
        note: '30대 여성, 3회 진료 후 8주',
        gated: false,
        before: { src: '/_files/1/before.webp', alt: '진료 전의 피부결', width: 1200, height: 900 },
        after: { src: '/_files/1/after.webp', alt: '진료 후의 피부결', width: 1200, height: 900 },
      },
      {
        title: '볼의 붉은 기',
        treatment: '브이빔 퍼펙타',
        note: '40대 여성, 4회 진료 후 12주',
        cover: { src: '/_files/1/cover.webp', alt: '', width: 1200, height: 900 },
      },
      { title: '광대의 색소', treatment: '피코 토닝', note: '30대 남성, 8회 진료 후 16주' },
    ],
  },
})
