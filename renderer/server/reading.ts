import { inlineScript } from './inline-script.ts'

/*
 * What a browser does while it reads a document, and what it leaves for later, by sheets of their own and two scripts that
 * run by themselves: they can use nothing of this file.
 */

/**
 * Hides the block that the browser is still reading, which is the last one in the document so far: half of a row stands
 * elsewhere than the whole row, and a visitor on a slow line would see it move. The widget ends the page. `:last-child`
 * does not serve: in Chromium nothing matches it before the whole parent has been read. Once all is read the sheet goes:
 * with a `:has(+*)` of all ancestors in force, each element that comes or goes makes the browser work out the style of the
 * whole page anew. What can't move, such as a picture behind a hero's words, is marked as such and shows at once.
 */
export const readingStyles =
  '#app>[data-slot]:not([data-slot=widget],:has(+*)),#app>main:not(:has(+*))>:not(:has(+*)){visibility:hidden}[data-steady]{visibility:visible}'

/**
 * Leaves sections after the second, and what marks itself by `data-far`, for when they are near the screen, or the
 * browser is at rest: laying out a whole page takes a phone a hundred milliseconds, and each typeface that comes has it
 * done anew. Off until the script below says so.
 */
export const farStyles =
  'main>[data-slot=section]:nth-child(n+3)>*{content-visibility:auto;contain-intrinsic-size:auto 640px}[data-far]{content-visibility:auto;contain-intrinsic-size:auto 240px}'

/** Turns `farStyles` on, unless a place far down is to be found at once: a part of the page, or where it was left. */
function leaveFar(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const far = document.getElementById('far') as HTMLStyleElement
  if (visit?.type === 'navigate' && !location.hash) far.media = 'all'
}

/**
 * Ends the reading, and starts the site's scripts once text is on the screen: on a slow line nothing comes between a
 * visitor and what is read first. After the first pictures, or three seconds, it lays out what is far, one section after
 * the other. A window in the background gets no paint event, so there all this starts a second after `load`. The listener
 * for `load` comes first because an old browser throws at the observer. Scripts of a template are inert until they are moved
 * into the document, which empties it.
 */
function endReading(): void {
  const byId = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind
  const atRest = (act: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 200)
  byId('reading').remove()

  const layOut = (next: number) => {
    const far = document.getElementById('far') as HTMLStyleElement | null
    const [rule] = far?.sheet?.cssRules ?? []
    const section = `main>[data-slot=section]:nth-child`
    if (!rule || !document.querySelector(`${section}(${next})`)) return far?.remove()
    ;(rule as CSSStyleRule).selectorText = `${section}(n+${next + 1})>*`
    atRest(() => layOut(next + 1))
  }
  let isFollowed = false
  const follow = () => {
    if (isFollowed) return
    isFollowed = true
    atRest(() => void document.fonts.ready.then(() => layOut(3)))
  }
  const start = () => {
    document.head.append(byId<HTMLTemplateElement>('scripts').content)
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')
    void Promise.allSettled(Array.from(pictures, (picture) => picture.decode())).then(follow)
    setTimeout(follow, 3000)
  }
  addEventListener('load', () => setTimeout(start, 1000))
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
}

/** Follows the sheet of `farStyles`. */
export const leaveFarScript = inlineScript(leaveFar)

/** Follows all that is to be seen. */
export const endReadingScript = inlineScript(endReading)
