import { z } from 'zod'
import { moment } from './call-parts.ts'

/** Pages that search engines may list, in one page of the list: as many as one sitemap may hold. */
export const mostSiteMapRows = 10_000

export const siteMapRow = z.object({
  path: z.string().meta({ description: '사이트 안의 주소. 이벤트는 /events?eventId=7' }),
  updatedAt: moment.nullable().meta({ description: '글이 올라온 때, 알 수 없으면 null' }),
})
export type SiteMapRow = z.infer<typeof siteMapRow>
