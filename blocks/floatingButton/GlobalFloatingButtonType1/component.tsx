import { useQuery } from '@tanstack/react-query'
import { MessageCircle, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type PropsWithChildren, type RefObject } from 'react'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { useOpenLayer } from '#store/use-open-layer.ts'
import { useWayBack } from '#ui/use-way-back.ts'
import type block from './block.ts'
import { ChoiceItem } from './choice-item.tsx'
import { choices } from './choices.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'
import { bookingButton } from '#ui/without-scripts.ts'

/** `default`: open since the page came, so that nothing dims what the visitor came for. */
type Menu = 'closed' | 'open' | 'default'

export default function GlobalFloatingButtonType1({ data }: BlockProps<typeof block>) {
  const { partner } = queries(data, useQueryContext())
  const { data: info } = useQuery(partner)
  const [menu, setMenu] = useState<Menu>(data.openByDefault ? 'default' : 'closed')
  const root = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const isOpen = menu !== 'closed'

  useOpenLayer(menu === 'open')
  useWayBack(menu === 'open', () => setMenu('closed'))

  /** Moves the focus to what stays, as what was chosen goes out of sight: an overlay that opens gives it back there. */
  const close = () => {
    setMenu('closed')
    button.current?.focus({ preventScroll: true })
  }

  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      // An overlay above has the key for itself.
      if (document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      close()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setMenu('closed')
    }
    document.addEventListener('keydown', onKeyDown)
    if (menu === 'default') document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [isOpen, menu])

  const offered = info ? choices(data, info) : []
  if (offered.length === 0) return null

  return (
    <>
      <div
        className={styles.overlay()}
        data-shown={menu === 'open' || undefined}
        aria-hidden="true"
        onClick={() => setMenu('closed')}
      />
      <Place ref={root} title={data.title}>
        <button
          ref={button}
          {...bookingButton}
          // Unfolds a list of ways to book; the booking window is only one of them.
          data-opens={undefined}
          className={styles.main()}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setMenu(isOpen ? 'closed' : 'open')}
        >
          <MessageCircle size={22} strokeWidth={1.75} aria-hidden="true" />
          <X size={22} aria-hidden="true" />
          {data.title}
        </button>
        <ul id={listId} className={styles.list()}>
          {offered.map((choice, index) => (
            <li key={index}>
              <ChoiceItem choice={choice} onChoose={close} />
            </li>
          ))}
        </ul>
      </Place>
    </>
  )
}

type PlaceProps = PropsWithChildren<{ ref: RefObject<HTMLElement | null>; title: string }>

/** Makes room for the search, of which the buttons hear nothing. */
function Place({ ref, title, children }: PlaceProps) {
  const isSearching = useApplicationStore(({ search }) => search.isOpen)
  return (
    <aside ref={ref} className={styles.root()} data-away={isSearching || undefined} aria-label={title}>
      {children}
    </aside>
  )
}
