import type { PropsWithChildren } from 'react'
import { headCell, table, tableBox } from './list.styles.ts'

type Column = {
  label: string
  numeric?: boolean
  /** Left out on a narrow screen. */
  extra?: boolean
  /** The label is told, and not shown: its cells are buttons that say what they do. */
  hidden?: boolean
}

type ListFrameProps = PropsWithChildren<{ columns: readonly Column[] }>

/** The frame of a list: its columns, and its lines as children. */
export function ListFrame({ columns, children }: ListFrameProps) {
  return (
    <div className={tableBox()}>
      <table className={table()}>
        <thead>
          <tr>
            {columns.map(({ label, numeric, extra, hidden }) => (
              <th
                key={label}
                scope="col"
                className={headCell({ numeric, extra })}
                {...(hidden && { 'aria-label': label })}
              >
                {!hidden && label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
