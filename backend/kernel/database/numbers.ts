import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

/** Numbers as one parameter that both engines take alike. */
export const numbers = (values: number[]): SQL => sql`${`{${values.join()}}`}::integer[]`
