import type { ReactNode } from 'react'
import { FailureNote } from './state-note.tsx'

type QueryStateProps<Data> = {
  /** Result of `useQuery`. */
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown }
  /** In the shape of what comes. */
  loading: ReactNode
  /** Title of the error: `공지를 불러오지 못했습니다.` */
  failure: string
  children: (data: Data) => ReactNode
}

/** An answer, or what stands in its place until it has come, or where it does not. */
export function QueryState<Data>({ query, loading, failure, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <FailureNote sentence={failure} onRetry={() => void query.refetch()} />
  return loading
}
