declare global {
  interface Window {
    /** Controls that were tapped before their scripts had come (`renderer/server/keep-taps.ts`), in their order. */
    keptTaps?: Set<HTMLElement>
  }
}

/** Does what was tapped in a block before its script had come; what is tapped from now on reaches the block itself. */
export function replayTaps(place: HTMLElement): void {
  place.dataset.live = ''
  for (const control of window.keptTaps ?? []) {
    if (!place.contains(control)) continue
    window.keptTaps?.delete(control)
    delete control.dataset.kept
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
  }
}
