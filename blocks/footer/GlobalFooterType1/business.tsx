import type { Partner } from '#schema/partners.ts'
import { formatPhone } from '#ui/format.ts'
import * as styles from './styles.ts'

/** Shows what a business must tell of itself; rows without a value are left out. Source: docs/product.md, F1. */
export function Business({ partner }: { partner: Partner }) {
  const rows = [
    ['TEL', partner.partnerTel && formatPhone(partner.partnerTel)],
    ['주소', partner.partnerAddress],
    ['사업자등록번호', partner.partnerBusinessNumber],
    ['대표자', partner.partnerCeoName],
    ['상호', partner.partnerName],
  ].filter(([, value]) => value)
  return (
    <dl className={styles.business()}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.businessRow()}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
