import type { NameSource } from '#backend/editing/resources/define-resource.ts'
import { readPages } from '#backend/publishing/site/page-drafts.ts'
import { notFoundPath } from '#schema/plain/not-found-path.ts'

/** The drafts' pages that stand at one path, by their titles. */
export const listPagePaths: NameSource = async ({ tx, defaults }) =>
  (await readPages(tx, defaults))
    .filter(
      ({ isRemoved, draft: { pattern } }) => !isRemoved && !pattern.includes(':') && pattern !== notFoundPath,
    )
    .map(({ draft: { title, pattern } }) => ({ value: pattern, label: title, note: pattern }))
