import { z } from 'zod'
import { rowStatus } from './resource.ts'

/** Something of a clinic's that the console's search finds. */
export const foundThing = z.object({
  kind: z.enum(['row', 'page', 'customer', 'reservation', 'post']),
  group: z.string().meta({ description: '무엇인지: 시술, 공지, 페이지, 고객, 예약, 고객 문의·게시글' }),
  title: z.string(),
  note: z.string().meta({
    description:
      '같은 이름을 가르는 말: 페이지의 주소, 고객의 전화번호와 다음 예약, 예약의 시각, 글의 게시판',
  }),
  status: rowStatus.nullable().meta({ description: '콘텐츠의 상태' }),
  link: z.string().meta({ description: '콘솔에서 그것을 여는 주소(/admin 아래)' }),
})
export type FoundThing = z.infer<typeof foundThing>
