import type { PropsWithChildren } from 'react'
import type { Link } from '#schema/primitives.ts'
import { Section, type SectionProps } from './layout.tsx'
import { MoreLink } from './more-link.tsx'

type HeadedSectionProps = PropsWithChildren<{
  /** Data of the block; `schema/section-head.ts` defines its head. */
  data: Pick<SectionProps, 'eyebrow' | 'title' | 'lead' | 'ground'> & { more?: Link | undefined }
  className?: string
}>

/** A section whose head its data says, with the link to all at the right of the title. */
export const HeadedSection = ({
  data: { eyebrow, title, lead, ground, more },
  ...rest
}: HeadedSectionProps) => (
  <Section
    eyebrow={eyebrow}
    title={title}
    lead={lead}
    ground={ground}
    action={more && <MoreLink link={more} />}
    {...rest}
  />
)
