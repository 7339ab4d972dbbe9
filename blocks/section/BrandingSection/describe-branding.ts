import type { Branding } from '#schema/brandings.ts'
import type { PageSubject } from '#schema/page-subject.ts'

/** Describes a page about one of the clinic's own names. */
export const describeBranding = ({ title, summary, image }: Branding): PageSubject => ({
  title,
  description: summary.slice(0, 150),
  image,
  breadcrumbs: [],
})
