import { defineBlock } from '#schema/define-block.ts'
import { line } from '#schema/primitives.ts'
import { z } from 'zod'
import { describeBranding } from './describe-branding.ts'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'BrandingSection',
  slot: 'section',
  version: 1,
  title: '브랜딩',
  description: '주소에 적힌 브랜딩 페이지의 그림, 글, 시술을 보여 줍니다.',
  schema: z.object({
    preview: z.boolean().default(false).meta({
      title: '미리보기',
      hint: '켜면 공개하기 전의 페이지를 보여 줍니다. 콘솔에 로그인한 사람만 볼 수 있습니다.',
    }),
    productTitle: line(40).min(1).default('관련 시술').meta({ title: '시술 목록의 제목' }),
  }),
  migrations: {},
  sample: {},
  queries,
  subject: { query: 'branding', describe: describeBranding },
})
