import { focalStyle } from '#ui/focal-style.ts'
import { formatDate, formatDateTime, formatNumber, formatPrice } from '#ui/format.ts'
import { pictureAddress } from '#admin/kit/pictures/picture-address.ts'
import { Check } from 'lucide-react'
import { useNames } from '#admin/kit/form/controls/use-names.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { noPicture, onSale, picture, quiet, upTo } from '#admin/kit/list/list.styles.ts'
import type { Column } from './types.ts'

type Prices = { from: number | null; to: number | null; onSale: number }

type CellProps = {
  column: Column
  value: unknown
  /** Where its texts are names of something, the source that tells what they are called. */
  names?: string | undefined
}

/** A value of a list, as its column says. */
export function Cell({ column, value, names }: CellProps) {
  if (names !== undefined) return <Named source={names} values={[value].flat()} />
  switch (column.kind) {
    case 'image':
      return <Picture src={(value as { src?: string } | null)?.src} />
    case 'price':
      return <PriceRange prices={value as Prices | null} />
    case 'number':
      return <>{formatNumber(Number(value ?? 0))}</>
    case 'moment':
      return typeof value === 'string' ? (
        <>
          {formatDate(value)}
          <span className={upTo()}>{formatDateTime(value).slice(formatDate(value).length)}</span>
        </>
      ) : (
        <span className={quiet()}>–</span>
      )
    case 'day':
      return typeof value === 'string' ? (
        <>{formatDate(`${value}T00:00:00+09:00`)}</>
      ) : (
        <span className={quiet()}>–</span>
      )
    case 'names':
      return <>{Array.isArray(value) ? value.join(', ') : ''}</>
    case 'flag':
      return value === true ? (
        <>
          <Check size={15} aria-hidden />
          <span className={visuallyHidden()}>{column.title}</span>
        </>
      ) : null
    default:
      return <>{value === null || value === undefined ? '' : String(value)}</>
  }
}

function Picture({ src }: { src: string | undefined }) {
  return src ? (
    <img className={picture()} src={pictureAddress(src, 96)} style={focalStyle(src)} alt="" loading="lazy" />
  ) : (
    <span className={noPicture()} />
  )
}

function PriceRange({ prices }: { prices: Prices | null }) {
  if (prices?.from === null || prices?.from === undefined) return <span className={quiet()}>없음</span>
  const isOne = prices.to === null || prices.to === prices.from
  return (
    <>
      {prices.onSale > 0 && <span className={onSale()}>할인</span>}
      {formatPrice(prices.from)}
      {!isOne && (
        <span className={quiet()}>
          {' '}
          ~<span className={upTo()}> {formatPrice(prices.to ?? 0)}</span>
        </span>
      )}
    </>
  )
}

/** Texts that name something, as it is called; one that names nothing any more as it is. */
function Named({ source, values }: { source: string; values: readonly unknown[] }) {
  const { names } = useNames(source)
  const called = values.map(
    (value) => names.find((name) => name.value === value)?.label ?? String(value ?? ''),
  )
  return <span title={called.join(', ')}>{called.join(', ')}</span>
}
