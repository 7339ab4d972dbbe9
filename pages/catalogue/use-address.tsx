import { useSyncExternalStore, type ComponentProps, type MouseEvent } from 'react'

/*
 * Where the tool is. Not by react-router: its parts for routes, which no page of a site uses, would stand in the
 * script that all of them load.
 */

const moved = 'catalogue:moved'
const base = '/_catalogue'

function subscribe(onChange: () => void) {
  for (const name of ['popstate', moved]) window.addEventListener(name, onChange)
  return () => {
    for (const name of ['popstate', moved]) window.removeEventListener(name, onChange)
  }
}

/** Path below `/_catalogue`, and the query. Read only in a browser: the tool is not rendered on the server. */
export function useAddress(): { path: string; search: URLSearchParams } {
  const href = useSyncExternalStore(subscribe, () => window.location.pathname + window.location.search)
  const [pathname = '', query] = href.split('?')
  return { path: pathname.slice(base.length) || '/', search: new URLSearchParams(query) }
}

export function goTo(address: string, { replace = false } = {}): void {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', `${base}${address}`)
  window.dispatchEvent(new Event(moved))
}

/** Changes one parameter of the query in place; without a value it goes. */
export function setParameter(name: string, value: string): void {
  const { pathname, search } = window.location
  const next = new URLSearchParams(search)
  if (value) next.set(name, value)
  else next.delete(name)
  goTo(`${pathname.slice(base.length)}${next.size > 0 ? `?${next}` : ''}`, { replace: true })
}

/** Settings that stay from page to page: theme and width. */
export function kept(search: URLSearchParams): string {
  const stays = [...search].filter(([name]) => name === 'theme' || name === 'width')
  return stays.length > 0 ? `?${new URLSearchParams(stays)}` : ''
}

/** A link inside the tool; `to` begins below `/_catalogue`. */
export function ToolLink({ to, children, ...props }: ComponentProps<'a'> & { to: string }) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo(to)
  }
  return (
    <a {...props} href={`${base}${to}`} onClick={follow}>
      {children}
    </a>
  )
}
