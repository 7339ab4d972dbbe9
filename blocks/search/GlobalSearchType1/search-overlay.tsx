import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BlockData } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { useSearchSuggestions } from '#api/use-search-suggestions.ts'
import { Drawer } from '#ui/drawer.tsx'
import { addRecentSearch } from '#ui/recent-searches.ts'
import { searchAddress } from '#ui/search-address.ts'
import { SearchSuggestions, SearchRegion } from '#ui/search-suggestions.tsx'
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
    void navigate(searchAddress(term))
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
        <Search data={data} onSearch={search} onClose={onClose} />
      </div>
    </Drawer>
  )
}

type SearchProps = Pick<SearchOverlayProps, 'data' | 'onClose'> & { onSearch: (term: string) => void }

/** The field, and below it what it offers by what is typed, else what one may search for. Source: docs/product.md, S8. */
function Search({ data, onSearch, onClose }: SearchProps) {
  const [typed, setTyped] = useState('')
  const found = useSearchSuggestions(typed)
  return (
    <SearchRegion>
      <SearchForm placeholder={data.placeholder} onType={setTyped} onSearch={onSearch} onClose={onClose} />
      {found && found.count > 0 ? (
        <div className={styles.lists()}>
          <SearchSuggestions found={found} />
        </div>
      ) : (
        <Lists data={data} onSearch={onSearch} />
      )}
    </SearchRegion>
  )
}

type ListsProps = Omit<SearchProps, 'onClose'>

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
