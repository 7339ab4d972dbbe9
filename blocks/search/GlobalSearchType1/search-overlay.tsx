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
    >
      <div className={styles.inner()} style={{ paddingTop: headerHeight }}>
        <SearchForm placeholder={data.placeholder} onSearch={search} onClose={onClose} />
        <div className={styles.lists()}>
          <Recommended data={data} onSearch={search} />
          <RecentSearches title={data.recentTitle} onSearch={search} />
        </div>
      </div>
    </Drawer>
  )
}
