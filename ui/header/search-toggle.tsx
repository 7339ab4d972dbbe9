import { Search, X } from 'lucide-react'
import { iconButton } from './icon-button.ts'
import { useGoBack } from './use-go-back.ts'
import { searchButton } from '../without-scripts.ts'

type SearchToggleProps = { path: string; isOpen: boolean; onOpen: () => void; onClose: () => void }

/** Opens and closes the search; on the search page it goes back instead. Source: docs/product.md, H9. */
export function SearchToggle({ path, isOpen, onOpen, onClose }: SearchToggleProps) {
  const goBack = useGoBack()
  if (path === '/search') {
    return (
      <button type="button" className={iconButton()} aria-label="검색 결과에서 돌아가기" onClick={goBack}>
        <X size={22} strokeWidth={1.75} aria-hidden />
      </button>
    )
  }
  const Icon = isOpen ? X : Search
  return (
    <button
      {...searchButton}
      className={iconButton({ standsAlone: true })}
      aria-label={isOpen ? '검색 닫기' : '검색 열기'}
      aria-expanded={isOpen}
      onClick={isOpen ? onClose : onOpen}
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
