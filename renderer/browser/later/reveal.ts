/*
 * Sections rise into the page as a visitor comes down to them (docs/product.md, A11). Loaded when the page is at rest,
 * and does nothing before the first scroll: what a page shows to begin with, to a reader without scripts, to a crawler
 * and on paper is whole.
 */

/** Distance in px that a section has come into the window before it is shown. */
const offset = 120
/** Distance in px that it rises by. */
const lift = 24
/** Time in ms that its rise takes. */
const duration = 400
/** Time in ms between two looks at what has come into the window. */
const throttle = 99
/** Time in ms that the page has not changed before new sections are looked for. */
const debounce = 50

const hidden = { opacity: 0, translate: `0 ${lift}px` }
const shown = { opacity: 1, translate: '0 0' }
const rise: KeyframeAnimationOptions = { duration, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/** Watches the sections of whatever page is shown, once the visitor has begun to scroll. Returns what ends it. */
export function revealSections(): () => void {
  const { matches: wantsLess } = matchMedia('(prefers-reduced-motion: reduce)')
  // Only an animation hides a section, so that nothing of it is left where this is ended.
  const waiting = new Map<Element, Animation>()
  const seen = new WeakSet<Element>()
  let showing: ReturnType<typeof setTimeout> | undefined
  let looking: ReturnType<typeof setTimeout> | undefined
  const arrived = new Set<Element>()

  const show = () => {
    showing = undefined
    for (const section of arrived) {
      observer.unobserve(section)
      waiting.get(section)?.cancel()
      waiting.delete(section)
      section.animate([hidden, shown], rise)
    }
    arrived.clear()
  }
  // All that lies above the line has been passed, however fast. Sections that wait are seen where they rise from.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && waiting.has(target)) arrived.add(target)
      }
      if (arrived.size > 0) showing ??= setTimeout(show, throttle)
    },
    { rootMargin: `100000px 0px -${offset - lift}px 0px` },
  )
  const look = () => {
    for (const section of document.querySelectorAll('main > [data-slot=section] > *')) {
      if (seen.has(section)) continue
      seen.add(section)
      const { top, height } = section.getBoundingClientRect()
      // What has been seen stays as it is, and what is too low ever to come so far in at the end of a page.
      if (top < innerHeight || height < offset) continue
      waiting.set(section, section.animate([hidden, hidden], { duration: 1, fill: 'forwards' }))
      observer.observe(section)
    }
  }
  const changes = new MutationObserver(() => {
    clearTimeout(looking)
    looking = setTimeout(look, debounce)
  })
  // A keyboard gets ahead of the window's edge.
  const showFocused = ({ target }: FocusEvent) => {
    for (const section of waiting.keys()) if (section.contains(target as Node)) arrived.add(section)
    if (arrived.size > 0) show()
  }
  const begin = () => {
    look()
    const main = document.querySelector('main')
    if (main) changes.observe(main, { childList: true, subtree: true })
  }
  const showAll = () => {
    for (const animation of waiting.values()) animation.cancel()
    waiting.clear()
  }
  if (!wantsLess) {
    addEventListener('scroll', begin, { once: true, passive: true })
    addEventListener('focusin', showFocused)
    addEventListener('beforeprint', showAll)
  }
  return () => {
    removeEventListener('scroll', begin)
    removeEventListener('focusin', showFocused)
    removeEventListener('beforeprint', showAll)
    clearTimeout(showing)
    clearTimeout(looking)
    observer.disconnect()
    changes.disconnect()
    showAll()
  }
}
