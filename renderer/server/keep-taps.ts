import { inlineScript } from './inline-script.ts'

/**
 * Keeps what a visitor taps and types before its script has come. Runs in the document's head, before all else and by itself: it can
 * use nothing of this file. What works without scripts (a link, a summary, a form with an address) is the browser's own.
 * Taps in an early layer (`open-early-layers.ts`) wait for the layer itself. A control is kept once, however often it is tapped, so that what it opens is not closed again.
 *
 * Where the script that starts the site can't be had, the document is marked as one without scripts, and buttons lead to
 * the pages that stand in for them (`stand-in-forms.ts`). So does one whose block can't have its script, or that waits for
 * longer than anybody waits. One that leads nowhere no longer looks taken then; it is done if its script comes all the same.
 */
function keepTaps(): void {
  const longest = 8_000
  const kept = new Set<HTMLElement>()
  const typed: NonNullable<Window['keptFields']> = new Map()
  const isWaiting = (element: Element | null) =>
    !!element?.closest('[data-block]:not([data-live]),[data-early-layer]')
  const isFailed = (slot: string) => !!document.querySelector(`[data-slot=${slot}][data-block-problem]`)
  let isLost = false
  const isOpen = (layer: string) => !!document.querySelector(`[data-early-layer=${layer}]:not([hidden])`)
  /** Follows the form of a button; false where it has none, or where what is open does the same. */
  const leave = (control: HTMLElement) => {
    const form = (control as HTMLButtonElement).form
    const slot = form?.dataset.for
    if (!slot || (slot === 'search' && isOpen(slot))) return false
    form.submit()
    return true
  }
  const giveUp = (control: HTMLElement) => {
    if (kept.has(control) && !leave(control)) delete control.dataset.kept
  }
  const keep = (event: Event, control: HTMLElement | null) => {
    // A form with an address needs no script in an early layer.
    if (isLost || !control || !isWaiting(control) || control.matches('[data-early-layer] form button')) return
    event.preventDefault()
    // What listens in the window, as this does, hears of it: it asks for the script.
    event.stopPropagation()
    if (control.dataset.kept === '') return
    kept.add(control)
    control.dataset.kept = ''
    setTimeout(() => giveUp(control), longest)
  }
  addEventListener(
    'click',
    (event) => keep(event, (event.target as Element).closest<HTMLElement>('button,[role=button]')),
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      const slot = form.dataset.for
      if (!form.hasAttribute('action')) keep(event, form)
      // A button that is live answers by itself, unless the block that it opens could not be had.
      else if (slot && !isWaiting(event.submitter) && !isFailed(slot)) event.preventDefault()
    },
    true,
  )
  addEventListener(
    'input',
    (event) => {
      const field = event.target as HTMLInputElement
      if (!isWaiting(field)) return
      const isBox = /^(?:checkbox|radio)$/.test(field.type)
      const { isComposing } = event as InputEvent
      // In the order of the last change: of two radio buttons the later one counts.
      typed.delete(field)
      typed.set(field, { value: isBox ? field.checked : field.value, isComposing })
    },
    true,
  )
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement && target.type === 'module')) return
      isLost = true
      document.documentElement.dataset.noScripts = ''
      const controls = [...kept]
      kept.clear()
      for (const control of controls) delete control.dataset.kept
      controls.some(leave)
    },
    true,
  )
  window.keptTaps = kept
  window.keptFields = typed
  window.markLost = (component, isLost) => {
    for (const place of document.querySelectorAll<HTMLElement>(`[data-block="${component}"]`)) {
      if (isLost) {
        place.dataset.blockProblem ??= 'script'
        for (const control of kept) if (place.contains(control)) giveUp(control)
      } else if (place.dataset.blockProblem === 'script') delete place.dataset.blockProblem
    }
  }
}

/** The script of the document's head that keeps taps; the same for all pages. */
export const keepTapsScript = inlineScript(keepTaps)

/** Makes what is kept look taken, and on its way. */
export const keptTapStyles =
  '@keyframes kept{to{opacity:.3}}[data-kept]{opacity:.6}@media (prefers-reduced-motion:no-preference){[data-kept]{animation:kept .6s ease-in-out infinite alternate}}'
