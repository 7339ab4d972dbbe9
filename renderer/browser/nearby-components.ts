import { lazy } from 'react'
import type { BlockComponent, BlockComponents } from '#registry/components.ts'
import { importComponents } from './browser-components.ts'
import { keptControls } from '../shared/replay-taps.ts'
import type { BlockScripts } from '../shared/site-data.ts'

export type NearbyComponents = {
  /** Until a component is wanted, React leaves the markup that the server sent for its blocks as it is. */
  components: BlockComponents
  /** Loads those of these names that have not been wanted yet; resolves once they have come. */
  want: (names: Iterable<string>) => Promise<void>
  /** Wants what is on the screen or near it, and what is touched, from now on. */
  watch: () => void
}

/** Distance outside the screen at which a block is near, in parts of the screen's height. */
const margin = '50%'
const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/**
 * Components that wait until their blocks are near the screen or touched. What is on the screen at the start comes in one
 * script, and all the rest in another when the first of it comes near.
 */
export function nearbyComponents(scripts: BlockScripts): NearbyComponents {
  const waiting = new Map<string, () => void>()
  const components = new Map<string, BlockComponent>()
  for (const [name, script] of Object.entries(scripts)) {
    const wanted = new Promise<void>((resolve) => waiting.set(name, resolve))
    components.set(
      name,
      lazy(async () => {
        await wanted
        const component = (await importComponents({ [name]: script })).get(name)
        if (!component) throw new Error(`The script of ${name} could not be loaded.`)
        return { default: component }
      }),
    )
  }
  const load = (names: Iterable<string>) => {
    const entries = [...names].flatMap((name) =>
      waiting.has(name) ? [[name, scripts[name] ?? []] as const] : [],
    )
    return importComponents(Object.fromEntries(entries))
  }
  const want = async (names: Iterable<string>) => {
    const loading = load(names)
    for (const name of names) {
      waiting.get(name)?.()
      waiting.delete(name)
    }
    await loading
  }

  function watch(): void {
    // What has no box of its own, such as the search before it is opened, is wanted at once.
    const places = [...document.querySelectorAll<HTMLElement>('[data-block]')]
    const touched = keptControls().map((control) => control.closest('[data-block]'))
    const atOnce = places.flatMap((place) => (hasBox(place) && !touched.includes(place) ? [] : nameOf(place)))
    let isFirst = true
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? nameOf(target) : []))
        if (!isFirst && near.some((name) => waiting.has(name))) void load(waiting.keys())
        void want(isFirst ? [...atOnce, ...near] : near)
        isFirst = false
        if (waiting.size === 0) stop()
      },
      { rootMargin: margin },
    )
    const touch = ({ target }: Event) => {
      const place = target instanceof Element ? target.closest('[data-block]') : null
      if (place) void want(nameOf(place))
    }
    const stop = () => {
      observer.disconnect()
      for (const event of touches) window.removeEventListener(event, touch, true)
    }
    for (const place of places) if (hasBox(place)) observer.observe(place)
    for (const event of touches) window.addEventListener(event, touch, { capture: true, passive: true })
  }
  return { components, want, watch }
}

const hasBox = ({ dataset }: HTMLElement) => dataset.slot === 'section' || dataset.slot === 'footer'
const nameOf = (place: Element): string[] => [(place as HTMLElement).dataset.block ?? '']
