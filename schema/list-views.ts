import { z } from 'zod'
import { typed } from './call-parts.ts'

/** Views that one account keeps of one list. */
export const mostListViews = 20

const name = typed(30).trim().min(1, '이름을 적어 주세요.').meta({ title: '이름' })
const list = z
  .string()
  .regex(/^[a-z][a-z-]{0,39}$/, '콘텐츠의 이름입니다. 예: notices')
  .meta({ description: '목록이 보여 주는 것의 이름', example: 'notices' })
/** Only what its address says, and no more: encoded, without a `?` before it. */
const query = z
  .string()
  .min(1, '거르거나 정렬한 목록을 저장합니다.')
  .max(1000)
  .regex(/^[\w\-.~%+*=&]*$/, '주소의 ? 다음에 오는 것을 적습니다. 예: status=DRAFT')
  .meta({ description: '검색, 필터와 순서, 주소의 ? 다음처럼', example: 'status=DRAFT' })

/** A list as one account wants to see it again (docs/product.md, O16). */
export const newListView = z.object({ list, name, query })
export type NewListView = z.output<typeof newListView>

export const listView = z.object({
  id: z.number().int().positive(),
  list: z.string(),
  name: z.string(),
  query: z.string(),
})
export type ListView = z.infer<typeof listView>
