import { useClinicWords } from '#api/use-clinic-words.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { Section } from '#ui/layout.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { searchAddress } from '#ui/search-address.ts'
import { ProductGrid, toProductCard } from '#ui/product-card.tsx'
import { CardsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { CategoryTabs } from './category-tabs.tsx'
import { addressOf, readFilter } from './filter.ts'
import { queries } from './queries.ts'
import { SearchField } from './search-field.tsx'
import * as styles from './styles.ts'
import { Tools } from './tools.tsx'
import type { To } from './types.ts'
import { useBackup, usePlaceholder } from './use-backup.ts'

export default function ProductListSection({ id, data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const say = useClinicWords()
  const filter = readFilter(context.search)
  const asked = queries(data, context)
  const { data: partner } = useQuery(asked.partner)
  const { data: categories } = useQuery(asked.categories)
  const address = addressOf(context.path, filter, { page: filter.page })
  const place = { address, block: id }
  const {
    data: found,
    isError,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...asked.products,
    ...usePlaceholder(place),
  })
  useBackup(isPlaceholderData ? undefined : found, place)
  const to: To = (change) => addressOf(context.path, filter, change)
  const count = found?.count
  const Heading = data.title ? 'h3' : 'h2'
  return (
    <Section
      eyebrow={data.eyebrow}
      title={data.title}
      lead={data.lead}
      ground={data.ground}
      className={data.title ? '' : styles.headless()}
    >
      {(data.showCategories || data.showSearch) && (
        <div className={styles.filters()}>
          {data.showCategories && (
            <CategoryTabs
              label={say('시술 분류')}
              categories={categories?.rows ?? []}
              root={data.category}
              exposed={partner?.homepageConfig.exposureCategory}
              hasPictures={partner?.homepageConfig.isIconExposure ?? false}
              filter={filter}
              to={to}
            />
          )}
          {data.showSearch && (
            <SearchField key={filter.keyword} id={`${id}-keyword`} filter={filter} to={to} />
          )}
        </div>
      )}
      <Tools
        data={data}
        filter={filter}
        to={to}
        count={count}
        hasPrices={partner?.homepageConfig.hasPriceView}
      />
      {found && found.rows.length > 0 && (
        <ProductGrid
          cards={found.rows.map((row) => ({ ...toProductCard(row), anchor: `${id}-${row.id}` }))}
          Heading={Heading}
          priority={4}
        />
      )}
      {found?.rows.length === 0 && (
        <EmptyNote
          sentence={data.emptyText}
          link={
            filter.keyword === ''
              ? { title: '모두 보기', url: context.path }
              : { title: '사이트 전체에서 찾기', url: searchAddress(filter.keyword) }
          }
        />
      )}
      {!found && isError && (
        <FailureNote sentence={say('시술을 불러오지 못했습니다.')} onRetry={() => void refetch()} />
      )}
      {!found && !isError && <CardsSkeleton count={8} />}
      {count !== undefined && (
        <div className={styles.pages()}>
          <Pagination
            page={filter.page}
            pages={Math.ceil(count / data.pageSize)}
            address={(page) => to({ page })}
            label={say('시술')}
          />
        </div>
      )}
    </Section>
  )
}
