import { rounds } from '#tests/support/rounds.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { createWayBack } from '#ui/way-back.ts'
import { leadBySteps } from './lead-by-steps.ts'

type Entry = { url: URL; state: unknown }

/** A window whose history moves some time after it is told to, as a browser's does. */
function createWindow() {
  const outside: Entry = { url: new URL('https://search.test/'), state: null }
  const entries: Entry[] = [outside, { url: new URL('https://clinic.test/p0'), state: null }]
  let index = 1
  const listeners = new Set<(event: { state: unknown }) => void>()
  const moves: number[] = []
  const window = {
    history: {
      get state() {
        return entries[index]?.state
      },
      pushState(state: unknown, _: string, url?: string | URL | null) {
        const known = entries[index] as Entry
        index += 1
        entries.splice(index, entries.length, { url: new URL(url ?? '', known.url), state })
      },
      replaceState(state: unknown, _: string, url?: string | URL | null) {
        const known = entries[index] as Entry
        entries[index] = { url: new URL(url ?? '', known.url), state }
      },
      go: (by: number) => void moves.push(by),
    },
    get location() {
      return entries[index]?.url
    },
    addEventListener: (_: string, listener: (event: { state: unknown }) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: { state: unknown }) => void) =>
      listeners.delete(listener),
  } as unknown as Window
  return {
    window,
    isLeft: () => index === 0,
    press: (by: number) => void moves.push(by),
    /** A document that is loaded anew at the same entry hears nothing that the one before did. */
    reload: () => listeners.clear(),
    async rest() {
      for (;;) {
        await Promise.resolve()
        const by = moves.shift()
        if (by === undefined) return
        if (!entries[index + by]) continue
        index += by
        for (const listener of listeners) listener({ state: entries[index]?.state })
      }
    },
  }
}

/** A page with layers, which close when another page is shown. */
function openDocument(browser: ReturnType<typeof createWindow>) {
  const { window } = browser
  const history = createBrowserHistory({ window, v5Compat: true })
  const wayBack = (window.danjangWayBack = createWayBack(window))
  leadBySteps(history, window)
  const open: { remove(): void }[] = []
  let shown = history.location.pathname
  history.listen(({ location }) => {
    if (location.pathname === shown) return
    shown = location.pathname
    for (const layer of open.splice(0)) layer.remove()
  })
  return {
    shown: () => shown,
    layers: () => open.length,
    open() {
      const layer = { remove: wayBack.add(() => open.splice(open.indexOf(layer), 1)) }
      open.push(layer)
    },
    close: () => open.pop()?.remove(),
    link: (path: string) => history.push(path),
    replace: (path: string) => history.replace(path),
  }
}

const acts = ['open', 'close', 'link', 'replace', 'back', 'forward', 'reload'] as const

test('one press of the back button is one step, from every place of a walk over pages and layers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ act: fc.constantFrom(...acts), isQuick: fc.boolean() }), { maxLength: 40 }),
      async (walk) => {
        const browser = createWindow()
        let document = openDocument(browser)
        let pages = ['/p0']
        let [at, layers, count] = [0, 0, 0]
        for (const { act, isQuick } of walk) {
          if (act === 'open') {
            document.open()
            layers += 1
            pages = pages.slice(0, at + 1)
          }
          if (act === 'close' && layers > 0) {
            document.close()
            layers -= 1
          }
          if (act === 'link' || act === 'replace') {
            const path = `/p${(count += 1)}`
            document[act](path)
            pages = act === 'link' ? [...pages.slice(0, at + 1), path] : pages.with(at, path)
            if (act === 'link') at += 1
            layers = 0
          }
          // What follows a closing may come before the browser has moved.
          if (isQuick && act === 'close') continue
          await browser.rest()
          if (act === 'back' && (layers > 0 || at > 0)) {
            browser.press(-1)
            if (layers > 0) layers -= 1
            else at -= 1
          }
          if (act === 'forward') {
            browser.press(1)
            if (pages[at + 1] !== undefined) at += 1
          }
          if (act === 'reload') {
            browser.reload()
            document = openDocument(browser)
            layers = 0
          }
          await browser.rest()
          expect([
            document.shown(),
            browser.window.location.pathname,
            document.layers(),
            browser.isLeft(),
          ]).toEqual([pages[at], pages[at], layers, false])
        }
      },
    ),
    { numRuns: rounds({ few: 1000, all: 20_000 }) },
  )
})
