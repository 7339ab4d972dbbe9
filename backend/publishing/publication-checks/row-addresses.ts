import { resources } from '#backend/editing/resources/resources.ts'
import type { RowAddress } from './link-targets.ts'

/** Addresses of rows' pages. A post of a board stands below its board. */
export const rowAddresses: readonly RowAddress[] = [
  ...[...resources.values()].flatMap(({ name, page }) =>
    page?.includes('{id}') ? [{ resource: name, page }] : [],
  ),
  { resource: 'boards', page: '/boards/{}/detail/{id}' },
]
