import { useDeferredValue } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BlockData } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { addRecentSearch } from '#ui/recent-searches.ts'
import type block from './block.ts'
import { Recommended } from './recommended.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { SearchForm } from './search-form.tsx'
import * as styles from './styles.ts'

type SearchOverlayProps = { data: BlockData<typeof block>; isOpen: boolean; onClose: () => void }

export default function SearchOverlay({ data, isOpen, onClose }: SearchOverlayProps) {
  const headerHeight = useApplicationStore(({ header }) => header.headerHeight)
  const navigate = useNavigate()

  /** An empty term is no search to remember, but it still leads to the search page. Source: docs/product.md, S4. */
  const search = (typed: string) => {
    const term = typed.trim()
    addRecentSearch(term)
    onClose()
    void navigate(`/search?keyword=${encodeURIComponent(term)}`)
  }

  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      side="top"
      title="검색"
      zIndex="search"
      className={styles.panel()}
      takesOver="search"
    >
      <div className={styles.inner()} style={{ paddingTop: headerHeight }}>
        <SearchForm placeholder={data.placeholder} onSearch={search} onClose={onClose} />
        <Lists data={data} onSearch={search} />
      </div>
    </Drawer>
  )
}

type ListsProps = Pick<SearchOverlayProps, 'data'> & { onSearch: (term: string) => void }

/** What one may search for, once drawer and field are painted. */
function Lists({ data, onSearch }: ListsProps) {
  const isPainted = useDeferredValue(true, false)
  return (
    <div className={styles.lists()}>
      {isPainted && (
        <>
          <Recommended data={data} onSearch={onSearch} />
          <RecentSearches title={data.recentTitle} onSearch={onSearch} />
        </>
      )}
    </div>
  )
}
