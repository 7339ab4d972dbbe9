import { lazy } from 'react'
import type { BlockComponent, BlockComponents } from '#registry/components.ts'
import { importComponents } from './browser-components.ts'
import { keptControls } from '../shared/replay-taps.ts'
import type { BlockScripts } from '../shared/site-data.ts'

export type NearbyComponents = {
  /** Until a component has come, React leaves the markup that the server sent for its blocks as it is. */
  components: BlockComponents
  /** Loads those of these names that have not come yet; resolves once each has come or could not be had. */
  want: (names: Iterable<string>) => Promise<void>
  /** Wants what is on the screen or near it, and what is touched, from now on. */
  watch: () => void
}

/** Distance outside the screen at which a block is near, in parts of the screen's height. */
const margin = '50%'
/** The last two tell that a script that could not be had may be there now. */
const occasions = ['pointerdown', 'click', 'focusin', 'online', 'visibilitychange'] as const

/**
 * Components that wait until their blocks are near the screen or touched. The scripts of blocks near the screen at the
 * start load first; all others load once a visitor scrolls to the first of their blocks. A script that fails to load is
 * requested again when its block is touched or comes near, and when the network or the visitor comes back.
 */
export function nearbyComponents(scripts: BlockScripts): NearbyComponents {
  /** By the name of a component that has not come yet, what gives it to React. */
  const waiting = new Map<string, (component: BlockComponent) => void>()
  const wanted = new Set<string>()
  const components = new Map<string, BlockComponent>()
  for (const name of Object.keys(scripts)) {
    const coming = new Promise<{ default: BlockComponent }>((resolve) =>
      waiting.set(name, (component) => resolve({ default: component })),
    )
    components.set(
      name,
      lazy(() => coming),
    )
  }
  const missing = (names: Iterable<string>): BlockScripts =>
    Object.fromEntries([...names].flatMap((name) => (waiting.has(name) ? [[name, scripts[name] ?? []]] : [])))
  const want = async (names: Iterable<string>) => {
    await Promise.all(
      Object.entries(missing(names)).map(async ([name, script]) => {
        wanted.add(name)
        const component = (await importComponents({ [name]: script })).get(name)
        window.markLost?.(name, !component)
        if (component) waiting.get(name)?.(component)
        if (component) waiting.delete(name)
      }),
    )
  }

  function watch(): void {
    // What has no box of its own, such as the search before it is opened, is wanted at once.
    const places = [...document.querySelectorAll<HTMLElement>('[data-block]')]
    const touched = [...keptControls(), document.activeElement].map(placeOf)
    const atOnce = places.flatMap((place) => (hasBox(place) && !touched.includes(place) ? [] : nameOf(place)))
    let isFirst = true
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting ? nameOf(target as HTMLElement) : [],
        )
        if (!isFirst && near.some((name) => waiting.has(name) && !wanted.has(name)))
          void importComponents(missing(waiting.keys()))
        void want(isFirst ? [...atOnce, ...near] : near)
        isFirst = false
      },
      { rootMargin: margin },
    )
    for (const place of places) if (hasBox(place)) observer.observe(place)
    for (const occasion of occasions)
      window.addEventListener(
        occasion,
        ({ target }) => {
          if (target instanceof Element) void want(nameOf(placeOf(target)))
          else if (!document.hidden) void want(wanted)
        },
        true,
      )
  }
  return { components, want, watch }
}

const hasBox = ({ dataset }: HTMLElement) => dataset.slot === 'section' || dataset.slot === 'footer'
const placeOf = (element: Element | null) => element?.closest<HTMLElement>('[data-block]')
const nameOf = (place: HTMLElement | null | undefined): string[] => [place?.dataset.block ?? '']
