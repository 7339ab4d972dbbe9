import type { ReservationKind } from '../header/header-button.tsx'
import type { LauncherChoice } from './launcher.ts'

/**
 * Returns what the address of a page opens: `wcopen` a visit, `wopen` a treatment, `wqopen` a request to be called, `weid`
 * with `wpid` the treatments of an event and `wcid` with `wpid` those of a category, one of them first. Behind `#` stands what a message's link proves:
 * `waiting=…` opens a place in line, `reservation=…` a reservation.
 */
export function askedFor(
  search: string,
  hash = '',
): { kind: ReservationKind; choice: LauncherChoice } | null {
  const [, name, token = ''] = /^#(waiting|reservation)=([\w.-]+)$/.exec(hash) ?? []
  if (name) return { kind: 'treatment', choice: { [name]: token } }
  const parameters = new URLSearchParams(search)
  const id = (name: string) => {
    const value = Number(parameters.get(name))
    return Number.isInteger(value) && value > 0 ? value : undefined
  }
  const [eventId, categoryId, productId] = [id('weid'), id('wcid'), id('wpid')]
  if (eventId ?? categoryId) {
    const choice = {
      ...(eventId ? { eventId } : categoryId && { categoryId }),
      ...(productId && { productId }),
    }
    return { kind: 'treatment', choice }
  }
  if (parameters.has('wqopen')) return { kind: 'consultation', choice: productId ? { productId } : {} }
  if (parameters.has('wcopen')) return { kind: 'visit', choice: {} }
  return parameters.has('wopen') ? { kind: 'treatment', choice: {} } : null
}
