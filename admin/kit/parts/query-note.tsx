import { Failure } from './failure.tsx'
import { Waiting } from './waiting.tsx'

type QueryNoteProps = {
  query: { error: Error | null; refetch: () => unknown }
  /** Text to show while the query loads, such as `계정을 불러오는 중`. */
  label: string
}

/** Note for a query without an answer: it says that the query is loading, or why it failed, with a button to retry. */
export const QueryNote = ({ query: { error, refetch }, label }: QueryNoteProps) =>
  error ? <Failure error={error} onRetry={() => void refetch()} /> : <Waiting label={label} />
