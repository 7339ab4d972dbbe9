import { useEffect } from 'react'
import type { ProductList } from '#schema/products.ts'
import type { ListBackup } from '#store/application-store.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'

/** The kept list of this address, which a query shows until its answer has come. Source: docs/product.md, K7. */
export function usePlaceholder({ address, block }: Pick<ListBackup, 'address' | 'block'>) {
  const backup = useApplicationStore(({ product }) => product.backupData)
  return backup?.address === address && backup.block === block
    ? { placeholderData: backup as ProductList }
    : {}
}

/** Keeps the list that is shown, for the way back from one of its treatments. */
export function useBackup(
  list: ProductList | undefined,
  { address, block }: Pick<ListBackup, 'address' | 'block'>,
): void {
  const backUp = useApplicationStore(({ backUpList }) => backUpList)
  useEffect(() => {
    if (list && list.rows.length > 0) backUp({ ...list, address, block })
  }, [list, address, block, backUp])
}
