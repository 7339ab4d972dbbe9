import { allRoles, publishingRoles, siteRoles } from '#api/call.ts'
import { listPagePaths } from './list-page-paths.ts'
import { popupItems, popups } from './table.ts'
import { isVisible, rowNumber } from '#backend/editing/resources/common-fields.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { outer } from '#backend/editing/resources/outer.ts'
import { isPeriod } from '#backend/editing/resources/period.ts'
import { moment } from '#schema/call-parts.ts'
import { image, line, safeUrl } from '#schema/primitives.ts'
import { popupDirections, popupSizeChoices, popupSizeTypes } from '#schema/popups.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

const devices = z
  .array(z.enum(['PC', 'MOBILE']).meta({ labels: { PC: 'PC', MOBILE: '모바일' } }))
  .min(1, 'PC와 모바일 가운데 하나는 골라 주세요.')
  .max(2)
  .default(['PC', 'MOBILE'])
const ownLength = (title: string) =>
  z
    .number()
    .int()
    .min(1)
    .max(4000)
    .default(1)
    .meta({ title, usedWith: { field: 'pcSizeType', values: popupSizeTypes } })

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
        .meta({
          title: '보일 페이지',
          names: 'page-paths',
          hint: '시술이나 공지 하나의 페이지는 주소를 적어 넣습니다.',
        }),
      devices: devices.meta({ title: '보일 기기' }),
      pcSizeType: z
        .enum(popupSizeChoices)
        .default('PICTURE')
        .meta({
          title: '크기',
          labels: {
            PICTURE: '첫 그림에 맞추기',
            RATIO: '크기 직접 정하기(4:3 같은 비율)',
            FIXED: '크기 직접 정하기(픽셀)',
          },
        }),
      pcWidth: ownLength('PC 너비'),
      pcHeight: ownLength('PC 높이'),
      mobileWidth: ownLength('모바일 너비'),
      mobileHeight: ownLength('모바일 높이'),
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
  names: { 'page-paths': listPagePaths },
  access: { read: allRoles, write: siteRoles, remove: publishingRoles },
  page: '/',
  sample: {
    title: '겨울 이벤트 안내',
    pcSizeType: 'RATIO',
    pcWidth: 4,
    pcHeight: 3,
    items: [
      {
        title: '겨울 이벤트',
        pcContent: { src: '/_files/1/0123456789abcdef.webp', alt: '겨울 이벤트', width: 640, height: 640 },
      },
    ],
  },
})
