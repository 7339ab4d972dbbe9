import type { BlockData, BlockProps } from '#schema/define-block.ts'
import { CarouselRow } from '#ui/carousel-row.tsx'
import { Section } from '#ui/layout.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import type block from './block.ts'
import { DoctorCard } from './doctor-card.tsx'
import { DoctorLetter } from './doctor-letter.tsx'

export type Doctor = BlockData<typeof block>['doctors'][number]

export default function DoctorSection({ data }: BlockProps<typeof block>) {
  const { eyebrow, title, lead, more, ground, layout, doctors } = data
  return (
    <Section
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      ground={ground}
      action={more && <MoreLink link={more} />}
    >
      {layout === 'letter' ? (
        doctors.map((doctor, index) => (
          <DoctorLetter key={index} doctor={doctor} hasHeading={Boolean(title)} />
        ))
      ) : (
        <CarouselRow label="의료진" columns={doctors.length === 3 ? 3 : 4} narrow="slim">
          {doctors.map((doctor, index) => (
            <li key={index}>
              <DoctorCard doctor={doctor} index={index} Heading={title ? 'h3' : 'h2'} />
            </li>
          ))}
        </CarouselRow>
      )}
    </Section>
  )
}
