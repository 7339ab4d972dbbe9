import { defineBlock } from '#schema/define-block.ts'
import { image, line, safeUrl } from '#schema/primitives.ts'
import { z } from 'zod'

const path = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[^\s?#]*$/, '경로는 /로 시작합니다. 예: /, /events')
const moment = z.iso.datetime({ offset: true, error: '2026-11-20T09:00:00+09:00 형식이어야 합니다.' })

const popup = z
  .object({
    id: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,40}$/, '영문, 숫자, -, _ 로 40자까지입니다.')
      .meta({ title: '아이디', hint: '오늘 하루 보지 않기를 이 이름으로 기억합니다.' }),
    title: line(60).min(1).meta({ title: '제목', hint: '화면을 읽어 주는 기기가 읽습니다.' }),
    locations: z
      .array(path)
      .min(1, '경로가 하나는 있어야 합니다.')
      .max(50)
      .default(['/'])
      .meta({ title: '보일 경로' }),
    devices: z
      .array(z.enum(['PC', 'MOBILE']).meta({ labels: { PC: 'PC', MOBILE: '모바일' } }))
      .min(1, '기기가 하나는 있어야 합니다.')
      .default(['PC', 'MOBILE'])
      .meta({ title: '보일 기기' }),
    weight: z.number().int().default(0).meta({ title: '순서', hint: '작은 것부터 보입니다.' }),
    image: image.meta({ title: '그림' }),
    linkTo: safeUrl.optional().meta({ title: '누르면 열리는 주소', hint: '새 탭에서 열립니다.' }),
    startsAt: moment.optional().meta({ title: '시작' }),
    endsAt: moment.optional().meta({ title: '끝' }),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
    message: '끝은 시작보다 뒤여야 합니다.',
  })

export default defineBlock({
  component: 'GlobalPopupType1',
  slot: 'popup',
  version: 1,
  title: '팝업 1',
  description:
    '경로와 기기에 맞는 팝업을 순서대로 하나씩 보여 줍니다. 오늘 하루 보지 않기를 고를 수 있습니다.',
  schema: z.object({
    popups: z
      .array(popup)
      .max(20)
      .refine(
        (popups) => new Set(popups.map(({ id }) => id)).size === popups.length,
        '팝업의 아이디가 겹칩니다.',
      )
      .default([])
      .meta({ title: '팝업' }),
  }),
  migrations: {},
  sample: {
    popups: [
      {
        id: 'winter-hours',
        title: '12월 야간 진료 안내',
        weight: 1,
        image: {
          src: '/_files/1/popup-hours.webp',
          alt: '12월 한 달 동안 수요일과 금요일은 밤 9시까지 진료합니다.',
          width: 1120,
          height: 1492,
        },
        linkTo: '/cscenter/notice',
      },
      {
        id: 'first-visit',
        title: '첫 방문 안내',
        locations: ['/', '/info'],
        weight: 2,
        image: {
          src: '/_files/1/popup-visit.webp',
          alt: '처음 오시는 분은 신분증을 가지고 오시면 접수가 빨라집니다.',
          width: 1280,
          height: 1280,
        },
      },
    ],
  },
})
