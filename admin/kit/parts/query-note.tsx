import { Failure } from './failure.tsx'
import { Waiting } from './waiting.tsx'

type QueryNoteProps = {
  query: { error: Error | null; refetch: () => unknown }
  /** What is waited for: `계정을 불러오는 중`. */
  label: string
}

/** Stands in place of an answer: says that it is on its way, or why it failed, and asks again. */
export const QueryNote = ({ query: { error, refetch }, label }: QueryNoteProps) =>
  error ? <Failure error={error} onRetry={() => void refetch()} /> : <Waiting label={label} />
