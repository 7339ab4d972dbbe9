import { callQuery } from '#api/call-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../console/admin-context.tsx'
import { toolbar } from '../list/list.styles.ts'
import { SearchBox } from '../list/search-box.tsx'
import { Select } from '../parts/select.tsx'
import { kindNames, sortNames, useNames, type LibraryState } from './library-state.ts'

type LibraryToolbarProps = {
  state: LibraryState
  onChange: (values: Partial<LibraryState>) => void
  /** False where only pictures of one kind are of use. */
  hasKinds?: boolean
}

const toOptions = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** Search by words or initial consonants, and what to leave out. */
export function LibraryToolbar({ state, onChange, hasKinds = true }: LibraryToolbarProps) {
  const { api } = useAdmin()
  const tags = useQuery({ ...callQuery(api, 'GET /admin/files/tags'), staleTime: 0 })
  const known = (tags.data?.rows ?? []).map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }))
  return (
    <div className={toolbar()} role="search">
      <SearchBox label="그림 검색" value={state.search} onSearch={(search) => onChange({ search })} />
      <Select
        label="태그"
        value={state.tag}
        isSet={state.tag !== ''}
        options={[
          { value: '', label: '모든 태그' },
          ...known,
          // A tag that no picture has any more is still what is asked for.
          ...(state.tag && !known.some(({ value }) => value === state.tag)
            ? [{ value: state.tag, label: state.tag }]
            : []),
        ]}
        onChange={(tag) => onChange({ tag })}
      />
      {hasKinds && (
        <Select
          label="종류"
          value={state.kind}
          isSet={state.kind !== ''}
          options={toOptions(kindNames)}
          onChange={(kind) => onChange({ kind: kind as LibraryState['kind'] })}
        />
      )}
      <Select
        label="쓰임"
        value={state.use}
        isSet={state.use !== ''}
        options={toOptions(useNames)}
        onChange={(use) => onChange({ use: use as LibraryState['use'] })}
      />
      <Select
        label="차례"
        value={state.sort}
        options={toOptions(sortNames)}
        onChange={(sort) => onChange({ sort: sort as LibraryState['sort'] })}
      />
    </div>
  )
}
