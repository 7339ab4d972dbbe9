/**
 * Keeps what a visitor taps before its script has come. Runs in the document's head, before all else and by itself: it can
 * use nothing of this file. What works without scripts (a link, a summary, a form with an address) is the browser's own.
 * A control is kept once, however often it is tapped, so that what it opens is not closed again.
 */
function keepTaps(): void {
  const kept = new Set<HTMLElement>()
  const keep = (event: Event, control: HTMLElement | null) => {
    if (!control?.closest('[data-block]:not([data-live])')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    kept.add(control)
    control.dataset.kept = ''
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
      if (!form.hasAttribute('action')) keep(event, form)
    },
    true,
  )
  window.keptTaps = kept
}

/** The script of the document's head that keeps taps; the same for all pages. */
export const keepTapsScript = `(${keepTaps})()`

/** What is kept looks taken. */
export const keptTapStyles = '[data-kept]{opacity:.5}'
