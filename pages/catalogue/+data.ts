import type { CatalogueData } from '#renderer/shared/catalogue-request.ts'
import type { PageContextServer } from 'vike/types'

// https://vike.dev/data
export function data({ catalogue }: PageContextServer): CatalogueData {
  if (!catalogue)
    throw new Error('The catalogue is rendered only by the server, which tells it the block types.')
  return catalogue.data
}
