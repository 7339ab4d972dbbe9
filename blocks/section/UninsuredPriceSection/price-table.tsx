import { formatPrice } from '#ui/format.ts'
import type { PriceGroup } from './price-rows.ts'
import * as styles from './styles.ts'

type PriceTableProps = { groups: PriceGroup[]; isIncludeVat: boolean }

/** One table with a body for each category, whose name heads its rows. */
export function PriceTable({ groups, isIncludeVat }: PriceTableProps) {
  return (
    <div className={styles.frame()} tabIndex={0} role="region" aria-label="비급여 진료비">
      <table className={styles.table()}>
        <caption>{isIncludeVat ? '부가세를 포함한 금액입니다.' : '부가세를 뺀 금액입니다.'}</caption>
        <thead>
          <tr>
            <th scope="col">진료</th>
            <th scope="col">범위</th>
            <th scope="col">금액</th>
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.group()}>
                {name}
              </th>
            </tr>
            {rows.map(({ key, product, option, amount }) => (
              <tr key={key}>
                <th scope="row">
                  <a href={`/products/${product.id}`}>{product.name}</a>
                </th>
                <td>{option}</td>
                <td className={styles.amount()}>{formatPrice(amount)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
