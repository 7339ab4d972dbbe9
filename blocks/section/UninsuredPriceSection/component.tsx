import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { formatPrice } from '#ui/format.ts'
import { Section } from '#ui/layout.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { priceGroups } from './price-rows.ts'
import { PriceTable } from './price-table.tsx'
import { pageSize, queries } from './queries.ts'
import * as styles from './styles.ts'

export default function UninsuredPriceSection({ data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const { partner, products } = queries(data, context)
  const { data: info } = useQuery(partner)
  const query = useQuery(products)
  const { hasPriceView, useMedicalCharge } = info?.homepageConfig ?? {}
  const hasPrices = hasPriceView && useMedicalCharge
  return (
    <Section ground={data.ground}>
      <h2 className={styles.title()}>{data.priceTitle}</h2>
      {hasPrices === false ? (
        <p className={styles.words()}>{data.hiddenText}</p>
      ) : (
        <QueryState
          query={{ ...query, data: info && query.data }}
          loading={<RowsSkeleton count={12} />}
          failure="진료비를 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
        >
          {({ rows, count }) => {
            const groups = priceGroups(rows)
            if (groups.length === 0)
              return (
                <EmptyNote
                  sentence="아직 적은 진료비가 없습니다."
                  link={{ title: '문의하기', url: '/cscenter/contact' }}
                />
              )
            return (
              <>
                <PriceTable groups={groups} isIncludeVat={info?.homepageConfig.isIncludeVat ?? true} />
                <div className={styles.pages()}>
                  <ListPages context={context} count={count} pageSize={pageSize} label="비급여 진료비" />
                </div>
                {data.priceNote && <p className={styles.note()}>{data.priceNote}</p>}
              </>
            )
          }}
        </QueryState>
      )}
      <h2 className={styles.title({ isSecond: true })}>{data.feeTitle}</h2>
      {data.fees.length === 0 || hasPriceView === false ? (
        <p className={styles.words()}>{data.noFeeText}</p>
      ) : (
        <>
          <div className={styles.frame()} tabIndex={0} role="region" aria-label={data.feeTitle}>
            <table className={styles.table()}>
              <caption>{data.feeTitle} (한 통)</caption>
              <thead>
                <tr>
                  <th scope="col">증명서</th>
                  <th scope="col">비고</th>
                  <th scope="col">금액</th>
                </tr>
              </thead>
              <tbody>
                {data.fees.map(({ name, amount, note }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{note}</td>
                    <td className={styles.amount()}>{formatPrice(amount)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {data.feeNote && <p className={styles.note()}>{data.feeNote}</p>}
        </>
      )}
    </Section>
  )
}
