import { useEffect, useState, type PropsWithChildren } from 'react'

/** Time in ms in which somebody who was about to press sees that rows have moved. */
const settleTime = 500

type RowListProps = PropsWithChildren<{ ids: readonly number[]; className: string }>

/**
 * Rows with buttons that act at once. For a moment after a row has come, gone or moved, nothing in them can be pressed:
 * what is pressed then was meant for the row that stood there.
 */
export function RowList({ ids, className, children }: RowListProps) {
  const order = ids.join()
  const [settled, setSettled] = useState(order)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(order), settleTime)
    return () => clearTimeout(timer)
  }, [order])
  return (
    <div className={className} style={settled === order ? undefined : { pointerEvents: 'none' }}>
      {children}
    </div>
  )
}
