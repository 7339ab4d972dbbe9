import { allRoles, publishingRoles, siteRoles } from '#api/call.ts'
import { listBannerPlaces } from './list-banner-places.ts'
import { banners } from './table.ts'
import { isVisible } from '#backend/editing/resources/common-fields.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { isPeriod } from '#backend/editing/resources/period.ts'
import { moment } from '#schema/call-parts.ts'
import { image, line, paragraph, safeUrl } from '#schema/primitives.ts'
import { bannerLocation } from '#schema/banners.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

export default defineResource({
  name: 'banners',
  title: '배너',
  description: '페이지의 정해진 자리에 놓이는 그림과 글.',
  place: 65,
  schema: z
    .object({
      title: line(120).trim().min(1, '배너의 제목을 적어 주세요.').meta({ title: '제목' }),
      isVisible,
      location: bannerLocation.default('HOME_TOP').meta({ title: '자리', names: 'banner-places' }),
      startsAt: moment.nullable().default(null).meta({ title: '시작', control: 'moment' }),
      endsAt: moment.nullable().default(null).meta({ title: '끝', control: 'moment' }),
      pcImage: image.meta({ title: 'PC 그림' }),
      mobileImage: image
        .nullable()
        .default(null)
        .meta({ title: '모바일 그림', hint: '없으면 PC 그림을 씁니다.' }),
      description: paragraph(300).default('').meta({ title: '설명' }),
      linkTo: safeUrl.nullable().default(null).meta({ title: '누르면 여는 주소', control: 'link' }),
    })
    .superRefine(isPeriod),
  table: banners,
  titleField: 'title',
  list: {
    columns: [
      { name: 'pcImage', title: '그림', kind: 'image' },
      { name: 'title', title: '제목', kind: 'text', isSortable: true },
      { name: 'location', title: '자리', kind: 'text', isSortable: true },
      { name: 'startsAt', title: '시작', kind: 'moment', isSortable: true },
      { name: 'endsAt', title: '끝', kind: 'moment', isSortable: true },
    ],
    position: 'weight',
    defaultSort: 'weight',
    searchText: sql`${banners.description}`,
  },
  names: { 'banner-places': listBannerPlaces },
  access: { read: allRoles, write: siteRoles, remove: publishingRoles },
  page: '/',
  sample: {
    title: '겨울 보습 프로그램',
    location: 'HOME_TOP',
    pcImage: { src: '/_files/1/0123456789abcdef.webp', alt: '겨울 보습', width: 1400, height: 480 },
  },
})
