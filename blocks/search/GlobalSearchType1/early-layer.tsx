import type { BlockProps } from '#schema/define-block.ts'
import { css, cx } from '#ui/css.ts'
import { EarlyLayer } from '#ui/early/early-layer.tsx'
import type block from './block.ts'
import { SearchForm } from './search-form.tsx'
import * as styles from './styles.ts'

/** Below the header, which lies over a picture until its script has come, and may be white. */
const below = css({ marginTop: 'var(--header-height)' })

/** The field, whose form leads to the search's page by itself. */
export default function SearchEarlyLayer({ data }: BlockProps<typeof block>) {
  const className = cx(styles.panel(), below())
  return (
    <EarlyLayer name="search" side="top" title="검색" zIndex="search" className={className}>
      <SearchForm placeholder={data.placeholder} onType={unheard} onSearch={unheard} onClose={unheard} />
      <div className={styles.lists()} />
    </EarlyLayer>
  )
}

/** No handler is in the document. */
function unheard(): void {}
