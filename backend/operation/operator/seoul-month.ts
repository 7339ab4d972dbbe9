import { sql } from 'drizzle-orm'

/** The moment at which this month began in Seoul. */
export const seoulMonth = sql`date_trunc('month', now() at time zone 'Asia/Seoul') at time zone 'Asia/Seoul'`
