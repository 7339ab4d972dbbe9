import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import type { QueryContext } from '#api/query-context.ts'

export const queries = (_data: unknown, { api }: QueryContext) => ({ partner: getPartnerQueryOptions(api) })
