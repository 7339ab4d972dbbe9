import { ArrowLeft } from 'lucide-react'
import { useApplicationStore } from '#store/use-application-store.tsx'
import * as styles from './styles.ts'

/** Leads to the list from which the visitor came, at this treatment's place in it. Source: docs/product.md, K7. */
export function WayBack({ productId }: { productId: number }) {
  const list = useApplicationStore(({ product }) => product.backupData)
  if (!list?.rows.some(({ id }) => id === productId)) return null
  return (
    <a href={`${list.address}#${list.block}-${productId}`} className={styles.wayBack()}>
      <ArrowLeft size={16} strokeWidth={2} aria-hidden />
      보던 목록
    </a>
  )
}
