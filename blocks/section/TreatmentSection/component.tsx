import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockData, BlockProps } from '#schema/define-block.ts'
import { Section } from '#ui/layout.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { queries } from './queries.ts'
import { TreatmentGrid, TreatmentList, TreatmentSpread } from './treatment-layouts.tsx'

export type Treatment = BlockData<typeof block>['categories'][number]['items'][number]

/** How prices may be shown; `null` while that is unknown or they may not. */
export type Pricing = { isIncludeVat: boolean } | null

const layouts = { grid: TreatmentGrid, list: TreatmentList, editorial: TreatmentSpread }

export default function TreatmentSection({ id, data }: BlockProps<typeof block>) {
  const { partner } = queries(data, useQueryContext())
  const { data: info } = useQuery(partner)
  const pricing: Pricing = info?.homepageConfig.hasPriceView ? info.homepageConfig : null
  const Layout = layouts[data.layout]
  const { categories, ...words } = data
  const action = data.more && <MoreLink link={data.more} />
  const only = categories.length === 1 ? categories[0] : undefined
  return (
    <Section
      eyebrow={words.eyebrow}
      title={words.title}
      lead={words.lead}
      ground={words.ground}
      action={action}
    >
      {only ? (
        <Layout items={only.items} pricing={pricing} Heading={words.title ? 'h3' : 'h2'} />
      ) : (
        <Tabs
          name={`${id}-category`}
          label="진료 분류"
          suffix="진료"
          Heading={data.title ? 'h3' : 'h2'}
          tabs={categories.map(({ title, items }) => ({
            title,
            content: <Layout items={items} pricing={pricing} Heading={words.title ? 'h4' : 'h3'} />,
          }))}
        />
      )}
    </Section>
  )
}
