import { z } from 'zod'
import { rowStatus } from './resource.ts'

/** Something that a link of the site may lead to. */
export const linkTarget = z.object({
  url: z.string().meta({ description: '링크에 적는 주소' }),
  group: z.string().meta({ description: '무엇인지: 예약·연락, 페이지, 시술, 이벤트' }),
  title: z.string(),
  note: z.string().meta({ description: '같은 이름을 가르는 말: 페이지의 주소, 전화번호' }),
  status: rowStatus.nullable().meta({ description: '방문자에게 보이는지. 창과 연락처에는 없습니다.' }),
})
export type LinkTarget = z.infer<typeof linkTarget>

/** What an address leads to, as the drafts have it. */
export const describedLink = z.object({
  title: z
    .string()
    .nullable()
    .meta({ description: '‘시술 · 피코 토닝’처럼 무엇인지와 이름. 사이트 밖의 주소에는 없습니다.' }),
  problem: z.string().nullable().meta({ description: '방문자가 갈 수 없는 까닭' }),
})
export type DescribedLink = z.infer<typeof describedLink>
