import type { QueryContext } from '#api/query-context.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'

export const queries = (_data: unknown, { api }: QueryContext) => ({ partner: getPartnerQueryOptions(api) })
