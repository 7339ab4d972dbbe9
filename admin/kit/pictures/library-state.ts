import type { CallInput } from '#api/client.ts'

export type LibraryQuery = NonNullable<CallInput<'GET /admin/files'>['query']>

export const kindNames = {
  '': '모든 종류',
  open: '누구나 보는 그림',
  gated: '가려진 그림(전후, 후기)',
} as const
export const useNames = {
  '': '모든 쓰임',
  used: '쓰이는 그림',
  unused: '쓰이지 않는 그림',
} as const
export const sortNames: Record<NonNullable<LibraryQuery['sort']>, string> = {
  '-createdAt': '새것부터',
  createdAt: '오래된 것부터',
  alt: '이름순',
}

/** What the library shows: all of it as text, so that it can stand in an address. Empty: whatever it is. */
export type LibraryState = {
  search: string
  tag: string
  kind: keyof typeof kindNames
  use: keyof typeof useNames
  sort: keyof typeof sortNames
}

export const initialState: LibraryState = { search: '', tag: '', kind: '', use: '', sort: '-createdAt' }

/** Reads the state from an address. */
export const readState = (params: URLSearchParams): LibraryState => ({
  search: params.get('search') ?? '',
  tag: params.get('tag') ?? '',
  kind: nameIn(kindNames, params.get('kind')) ?? initialState.kind,
  use: nameIn(useNames, params.get('use')) ?? initialState.use,
  sort: nameIn(sortNames, params.get('sort')) ?? initialState.sort,
})

const nameIn = <Names extends object>(names: Names, value: string | null) =>
  value !== null && Object.hasOwn(names, value) ? (value as keyof Names) : undefined

/** Says whether pictures are left out. */
export const isFiltered = ({ search, tag, kind, use }: LibraryState) =>
  [search, tag, kind, use].some((value) => value !== '')

/** Writes what differs from the initial state. */
export const toParams = (state: LibraryState): Record<string, string> =>
  Object.fromEntries(
    Object.entries(state).filter(([name, value]) => value !== initialState[name as keyof LibraryState]),
  )

/** The state as the API is asked. */
export const toQuery = ({ search, tag, kind, use, sort }: LibraryState): LibraryQuery => ({
  sort,
  ...(search && { search }),
  ...(tag && { tag }),
  ...(kind && { isGated: kind === 'gated' }),
  ...(use && { isUsed: use === 'used' }),
})
