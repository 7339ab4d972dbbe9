import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useVisitorAnswer } from '#store/use-visitor-answer.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { CaseFrame } from '#ui/case-card.tsx'
import { GateNote } from '#ui/gate-note.tsx'
import { containerClass } from '#ui/layout.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type block from './block.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

export default function BeforeAfterDetailSection({ id, data: { list } }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const { everybody } = queries(null, context)
  const query = useQuery(everybody)
  const { answer: own } = useVisitorAnswer(everybody)
  return (
    <section className={containerClass()}>
      <QueryState
        query={{ ...query, data: own ?? query.data }}
        loading={
          <div className={styles.loading()}>
            <TextSkeleton lines={8} />
          </div>
        }
        failure="사례를 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
      >
        {(item) => (
          <article className={styles.article()}>
            <nav aria-label="지나온 길">
              <ol className={styles.trail()}>
                <li>
                  <ActionLink url="/">홈</ActionLink>
                </li>
                <li>
                  <ActionLink url={list.url}>{list.title}</ActionLink>
                </li>
              </ol>
            </nav>
            <header className={styles.head()}>
              <h1 className={styles.title()}>{item.title}</h1>
              {item.note && <p className={styles.note()}>{item.note}</p>}
            </header>
            <div className={styles.pairs()}>
              {(item.before.length > 0 ? item.before : [null]).map((_picture, pair) => (
                <CaseFrame
                  key={pair}
                  item={item}
                  index={pair}
                  pair={pair}
                  sizes="(max-width: 1024px) 100vw, 880px"
                >
                  <GateNote gate={item.gate} look="frame" path={context.path} />
                </CaseFrame>
              ))}
            </div>
            {item.body && (
              <div className={styles.body()}>
                <RichText blocks={item.body} id={id} />
              </div>
            )}
            {item.products.length > 0 && (
              <p className={styles.products()}>
                <span>받은 진료</span>
                {item.products.map(({ id: productId, name }) => (
                  <a key={productId} href={`/products/${productId}`}>
                    {name}
                  </a>
                ))}
              </p>
            )}
            <p className={styles.back()}>
              <ActionLink url={list.url} className={buttonClass({ look: 'outline', size: 'small' })}>
                <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
                목록으로
              </ActionLink>
            </p>
          </article>
        )}
      </QueryState>
    </section>
  )
}
