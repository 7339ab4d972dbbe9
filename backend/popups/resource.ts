import { allRoles, publishingRoles, siteRoles } from '#api/call.ts'
import { popupItems, popups } from './table.ts'
import { isVisible, rowNumber } from '#backend/resources/common-fields.ts'
import { defineResource } from '#backend/resources/define-resource.ts'
import { outer } from '#backend/resources/outer.ts'
import { isPeriod } from '#backend/resources/period.ts'
import { moment } from '#schema/call-parts.ts'
import { image, line, safeUrl } from '#schema/primitives.ts'
import { popupDirections, popupSizeTypes } from '#schema/popups.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

const devices = z
  .array(z.enum(['PC', 'MOBILE']).meta({ labels: { PC: 'PC', MOBILE: '모바일' } }))
  .min(1, 'PC와 모바일 가운데 하나는 골라 주세요.')
  .max(2)
  .default(['PC', 'MOBILE'])
const length = z.number().int().min(1).max(4000)

/** One picture of a popup; a visitor slides from one to the next. */
const item = z
  .object({
    id: rowNumber,
    title: line(60).trim().min(1, '그림의 이름을 적어 주세요.').meta({ title: '이름' }),
    pcContent: image.nullable().default(null).meta({ title: 'PC 그림' }),
    mobileContent: image.nullable().default(null).meta({ title: '모바일 그림' }),
    linkTo: safeUrl.nullable().default(null).meta({ title: '누르면 여는 주소', control: 'link' }),
    devices: devices.meta({ title: '보일 기기' }),
  })
  .superRefine(({ pcContent, mobileContent }, context) => {
    if (pcContent === null && mobileContent === null) {
      context.addIssue({
        code: 'custom',
        path: ['pcContent'],
        message: 'PC나 모바일 그림이 하나는 있어야 합니다.',
      })
    }
  })

export default defineResource({
  name: 'popups',
  title: '팝업',
  description: '사이트에 들어온 사람에게 먼저 보이는 그림. 정한 기간에 정한 페이지에서 나타납니다.',
  place: 60,
  schema: z
    .object({
      title: line(60).trim().min(1, '팝업의 이름을 적어 주세요.').meta({ title: '이름' }),
      isVisible,
      startsAt: moment
        .nullable()
        .default(null)
        .meta({ title: '시작', control: 'moment', hint: '비우면 바로 나타납니다.' }),
      endsAt: moment
        .nullable()
        .default(null)
        .meta({ title: '끝', control: 'moment', hint: '비우면 내릴 때까지 보입니다.' }),
      items: z.array(item).min(1, '그림이 하나는 있어야 합니다.').max(30).meta({ title: '그림' }),
      locations: z
        .array(
          line(200)
            .regex(/^\/\S*$/, '경로는 /로 시작합니다. 예: /, /events')
            .meta({ title: '경로' }),
        )
        .min(1, '보일 페이지가 하나는 있어야 합니다.')
        .max(50)
        .default(['/'])
        .meta({ title: '보일 페이지', hint: '홈은 /, 이벤트는 /events처럼 적습니다.' }),
      devices: devices.meta({ title: '보일 기기' }),
      pcSizeType: z
        .enum(popupSizeTypes)
        .default('RATIO')
        .meta({ title: '크기를 적는 법', labels: { RATIO: '비율(4:3처럼)', FIXED: '픽셀' } }),
      pcWidth: length.default(1).meta({ title: 'PC 너비' }),
      pcHeight: length.default(1).meta({ title: 'PC 높이' }),
      mobileWidth: length.default(1).meta({ title: '모바일 너비' }),
      mobileHeight: length.default(1).meta({ title: '모바일 높이' }),
      isAutoPlacement: z.boolean().default(true).meta({ title: '자리를 알아서 잡기' }),
      direction: z
        .enum(popupDirections)
        .default('CENTER')
        .meta({
          title: '자리',
          labels: {
            TOP: '위',
            BOTTOM: '아래',
            LEFT: '왼쪽',
            RIGHT: '오른쪽',
            TOP_LEFT: '왼쪽 위',
            TOP_RIGHT: '오른쪽 위',
            BOTTOM_LEFT: '왼쪽 아래',
            BOTTOM_RIGHT: '오른쪽 아래',
            CENTER: '가운데',
          },
        }),
    })
    .superRefine(isPeriod),
  table: popups,
  titleField: 'title',
  parts: {
    items: { kind: 'items', table: popupItems, own: 'popupId', position: 'weight', isNumbered: true },
  },
  list: {
    columns: [
      {
        name: 'image',
        title: '그림',
        kind: 'image',
        value: sql`(select coalesce(i.pc_content, i.mobile_content) from popup_items i
          where i.partner_id = ${outer(popups.partnerId)} and i.popup_id = ${outer(popups.id)}
          order by i.weight, i.id limit 1)`,
      },
      { name: 'title', title: '이름', kind: 'text', isSortable: true },
      { name: 'locations', title: '페이지', kind: 'names' },
      { name: 'startsAt', title: '시작', kind: 'moment', isSortable: true },
      { name: 'endsAt', title: '끝', kind: 'moment', isSortable: true },
    ],
    position: 'weight',
    defaultSort: 'weight',
  },
  access: { read: allRoles, write: siteRoles, remove: publishingRoles },
  publish: { kind: 'period', visible: 'isVisible', from: 'startsAt', until: 'endsAt' },
  page: '/',
  sample: {
    title: '겨울 이벤트 안내',
    items: [
      {
        title: '겨울 이벤트',
        pcContent: { src: '/_files/1/0123456789abcdef.webp', alt: '겨울 이벤트', width: 640, height: 640 },
      },
    ],
  },
})
