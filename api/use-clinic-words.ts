import { useQuery } from '@tanstack/react-query'
import { inClinicWords } from '#schema/plain/treatment-word.ts'
import { getPartnerQueryOptions } from './queries/get-partner.ts'
import { useQueryContext } from './use-query-context.tsx'

/** Returns what says the product's own texts in the clinic's word for a treatment. Source: docs/product.md, C11. */
export function useClinicWords(): (text: string) => string {
  const { data: partner } = useQuery(getPartnerQueryOptions(useQueryContext().api))
  return (text) => inClinicWords(text, partner?.homepageConfig.treatmentWord)
}
