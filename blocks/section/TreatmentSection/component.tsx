import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockData, BlockProps } from '#schema/define-block.ts'
import { HeadedSection } from '#ui/headed-section.tsx'
import { toProductCard, type ProductCardData } from '#ui/product-card.tsx'
import { CardsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type block from './block.ts'
import { categoryQuery, listQuery, queries } from './queries.ts'
import { TreatmentLayout, type LayoutProps } from './treatment-layouts.tsx'
import { toCard } from './written.ts'

type Data = BlockData<typeof block>
type Of<Type> = Extract<Data['source'], { type: Type }>
type Heading = LayoutProps['Heading']
type Group = { title: string; content: (Heading: Heading) => ReactNode }

export default function TreatmentSection({ id, data }: BlockProps<typeof block>) {
  const { layout, source, title } = data
  const groups = groupsOf(source, layout)
  const [only, ...others] = groups
  return (
    <HeadedSection data={data}>
      {others.length === 0 ? (
        only?.content(title ? 'h3' : 'h2')
      ) : (
        <Tabs
          name={`${id}-category`}
          label="진료 분류"
          suffix="진료"
          Heading={title ? 'h3' : 'h2'}
          tabs={groups.map((group) => ({ title: group.title, content: group.content(title ? 'h4' : 'h3') }))}
        />
      )}
    </HeadedSection>
  )
}

/** One group a category; a list that has none is one group by itself. */
function groupsOf(source: Data['source'], layout: Data['layout']): Group[] {
  if (source.type === 'written') {
    return source.categories.map(({ title, items }) => ({
      title,
      content: (Heading) => <Written items={items} layout={layout} Heading={Heading} />,
    }))
  }
  if (source.type === 'categories') {
    return source.names.map((name) => ({
      title: name,
      content: (Heading) => <InCategory source={source} name={name} layout={layout} Heading={Heading} />,
    }))
  }
  return [{ title: '', content: (Heading) => <Listed source={source} layout={layout} Heading={Heading} /> }]
}

type Shape = Pick<LayoutProps, 'Heading' | 'layout'>

function Written({ items, ...shape }: Shape & { items: Of<'written'>['categories'][number]['items'] }) {
  const { partner } = queries({ source: { type: 'written' } }, useQueryContext())
  const { data: info } = useQuery(partner)
  const pricing = info?.homepageConfig.hasPriceView ? info.homepageConfig : null
  return <TreatmentLayout {...shape} cards={items.map((item) => toCard(item, pricing))} />
}

function InCategory({ source, name, ...shape }: Shape & { source: Of<'categories'>; name: string }) {
  const { data, isError } = useQuery(categoryQuery(useQueryContext().api, name, source.count))
  return <Answered {...shape} cards={data?.rows.map(toProductCard)} isError={isError} />
}

function Listed({
  source,
  ...shape
}: Shape & { source: Exclude<Data['source'], Of<'written' | 'categories'>> }) {
  const { data, isError } = useQuery(listQuery(useQueryContext().api, source))
  return <Answered {...shape} cards={data?.rows.map(toProductCard)} isError={isError} />
}

type AnsweredProps = Shape & { cards: ProductCardData[] | undefined; isError: boolean }

function Answered({ cards, isError, ...shape }: AnsweredProps) {
  if (isError || cards?.length === 0)
    return <EmptyNote sentence="지금은 보여 드릴 진료가 없습니다." link={all} />
  return cards ? <TreatmentLayout {...shape} cards={cards} /> : <CardsSkeleton />
}

const all = { title: '진료 모두 보기', url: '/products' }
