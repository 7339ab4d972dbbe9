import { defineBlock } from '#schema/define-block.ts'
import { bannerLocation } from '#schema/banners.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'BannerSection',
  slot: 'section',
  version: 1,
  title: '배너',
  description: '한 자리의 배너를 보여 줍니다. 기간 안에 있는 배너가 없으면 보이지 않습니다.',
  schema: z.object({
    location: bannerLocation.default('HOME_TOP').meta({
      title: '배너의 자리',
      names: 'banner-places',
      hint: '이 자리에 올린 배너를 보여 줍니다. 새 자리는 영어 대문자로 이름을 적습니다.',
    }),
    autoplay: z
      .boolean()
      .default(true)
      .meta({ title: '저절로 넘기기', hint: '배너가 둘 이상일 때 5초마다.' }),
  }),
  migrations: {},
  sample: { location: 'CSCENTER' },
  queries,
})
