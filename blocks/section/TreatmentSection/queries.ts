import type { QueryContext } from '#api/query-context.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'

/** The partner decides whether prices show, and whether they hold VAT. */
export const queries = (_data: unknown, { api }: QueryContext) => ({ partner: getPartnerQueryOptions(api) })
