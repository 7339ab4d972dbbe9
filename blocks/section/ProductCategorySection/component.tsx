import { useClinicWords } from '#api/use-clinic-words.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { exposedCategories } from '#schema/plain/exposed-categories.ts'
import type { ProductCategory } from '#schema/products.ts'
import { HeadedSection } from '#ui/headed-section.tsx'
import { PartnerMark } from '#ui/partner-mark.tsx'
import { Picture } from '#ui/picture.tsx'
import { CardsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type block from './block.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

export default function ProductCategorySection({ data }: BlockProps<typeof block>) {
  const { title, emptyText } = data
  const { partner, categories } = queries(data, useQueryContext())
  const { data: found, isError, refetch } = useQuery(categories)
  const { data: info } = useQuery(partner)
  const say = useClinicWords()
  const shown = found?.rows.filter(({ productCount }) => productCount > 0)
  const top = shown && exposedCategories(shown, info?.homepageConfig.exposureCategory)
  return (
    <HeadedSection data={data} className={title ? '' : styles.headless()}>
      {!found && isError && (
        <FailureNote sentence={say('시술의 분류를 불러오지 못했습니다.')} onRetry={() => void refetch()} />
      )}
      {!found && !isError && <CardsSkeleton count={6} columns={3} />}
      {top?.length === 0 && (
        <EmptyNote sentence={emptyText} link={{ title: say('시술 모두 보기'), url: '/products' }} />
      )}
      {top && top.length > 0 && (
        <ul className={styles.grid()}>
          {top.map((category, index) => (
            <li key={category.id}>
              <CategoryCard
                category={category}
                parts={shown?.filter(({ parentId }) => parentId === category.id) ?? []}
                index={index}
                Heading={title ? 'h3' : 'h2'}
              />
            </li>
          ))}
        </ul>
      )}
    </HeadedSection>
  )
}

const addressOf = ({ id }: ProductCategory) => `/products?category=${id}`

type CardProps = { category: ProductCategory; parts: ProductCategory[]; index: number; Heading: 'h2' | 'h3' }

function CategoryCard({ category, parts, index, Heading }: CardProps) {
  const { name, description, image, productCount } = category
  return (
    <article className={styles.card()}>
      <div className={styles.frame()}>
        {image ? (
          <Picture image={image} fit="screen" sizes="(max-width: 768px) 100vw, 33vw" priority={index < 3} />
        ) : (
          <PartnerMark name={name} index={index} className={styles.mark()} />
        )}
      </div>
      <div className={styles.words()}>
        <Heading className={styles.name()}>
          <a href={addressOf(category)}>{name}</a>
          <small>{productCount}</small>
        </Heading>
        <ArrowRight size={20} strokeWidth={1.5} aria-hidden />
      </div>
      {description && <p className={styles.description()}>{description}</p>}
      {parts.length > 0 && (
        <ul className={styles.parts()}>
          {parts.map((part) => (
            <li key={part.id}>
              <a href={addressOf(part)}>{part.name}</a>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
