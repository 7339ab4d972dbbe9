import { useClinicWords } from '#api/use-clinic-words.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import type { Exhibition } from '#schema/exhibitions.ts'
import { formatDate, lastDayOf } from '#ui/format.ts'
import { HeadedSection } from '#ui/headed-section.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { PartnerMark } from '#ui/partner-mark.tsx'
import { Picture } from '#ui/picture.tsx'
import { CardsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { pageOf, queries } from './queries.ts'
import * as styles from './styles.ts'

export default function ExhibitionListSection({ data }: BlockProps<typeof block>) {
  const { title, pageSize, emptyText } = data
  const context = useQueryContext()
  const say = useClinicWords()
  const { data: found, isError, refetch } = useQuery(queries(data, context).exhibitions)
  return (
    <HeadedSection data={data} className={title ? '' : styles.headless()}>
      {found && found.rows.length > 0 && (
        <ul className={styles.grid()}>
          {found.rows.map((exhibition, index) => (
            <li key={exhibition.id}>
              <ExhibitionCard exhibition={exhibition} index={index} Heading={title ? 'h3' : 'h2'} />
            </li>
          ))}
        </ul>
      )}
      {found?.rows.length === 0 && (
        <EmptyNote sentence={emptyText} link={{ title: say('시술 모두 보기'), url: '/products' }} />
      )}
      {!found && isError && (
        <FailureNote sentence="기획전을 불러오지 못했습니다." onRetry={() => void refetch()} />
      )}
      {!found && !isError && <CardsSkeleton count={4} columns={2} />}
      {found && (
        <div className={styles.pages()}>
          <Pagination
            page={pageOf(context)}
            pages={Math.ceil(found.count / pageSize)}
            address={(page) => (page === 1 ? context.path : `${context.path}?page=${page}`)}
            label="기획전"
          />
        </div>
      )}
    </HeadedSection>
  )
}

type CardProps = { exhibition: Exhibition; index: number; Heading: 'h2' | 'h3' }

function ExhibitionCard({ exhibition, index, Heading }: CardProps) {
  const { id, title, summary, image, productCount, endsAt } = exhibition
  const say = useClinicWords()
  return (
    <article className={styles.card()}>
      <div className={styles.frame()}>
        {image ? (
          <Picture image={image} fit="screen" sizes="(max-width: 768px) 100vw, 50vw" priority={index < 2} />
        ) : (
          <PartnerMark name={title} index={index} className={styles.mark()} />
        )}
      </div>
      <Heading className={styles.title()}>
        <a href={`/exhibitions/${id}`}>{title}</a>
      </Heading>
      {summary && <p className={styles.summary()}>{summary}</p>}
      <p className={styles.facts()}>
        <span>{say(`시술 ${productCount}가지`)}</span>
        {endsAt && <span>{formatDate(lastDayOf(endsAt))}까지</span>}
      </p>
    </article>
  )
}
