import { pageAddress, pageNumber } from './page-address.ts'
import { Pagination } from './pagination.tsx'

type ListPagesProps = {
  /** Path and parameters of the page, which the list's own pages keep. */
  context: { path: string; search: Record<string, string> }
  /** Number of rows in all. */
  count: number
  pageSize: number
  /** What is listed: `후기`. */
  label: string
}

/** Pages of a list by the address's `page`. */
export const ListPages = ({ context: { path, search }, count, pageSize, label }: ListPagesProps) => (
  <Pagination
    page={pageNumber(search.page)}
    pages={Math.ceil(count / pageSize)}
    address={(page) => pageAddress(path, search, { page: page === 1 ? undefined : page })}
    label={label}
  />
)
