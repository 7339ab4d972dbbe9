export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export type Typed = { value: string | boolean; isComposing: boolean }

declare global {
  interface Window {
    /** Controls that were tapped before their scripts had come (`renderer/server/keep-taps.ts`), in their order. */
    keptTaps?: Set<HTMLElement>
    /** Fields that were typed into or ticked before that, each with what it held then. */
    keptFields?: Map<Field, Typed>
    /** Marks the places of a component whose script could not be had, or has come after all. */
    markLost?: (component: string, isLost: boolean) => void
  }
}

/**
 * Does what was typed and tapped in a block before its script had come; what is done from now on reaches the block itself.
 * Hardly anybody types before that, so what tells the block of it is loaded by those who did.
 */
export async function replayTaps(place: HTMLElement): Promise<void> {
  const { keptTaps: taps = new Set(), keptFields: fields = new Map() } = window
  const isTyped = [...fields.keys()].some((field) => place.contains(field))
  const loaded = isTyped ? await import('./retype.ts').catch(() => undefined) : undefined
  place.dataset.live = ''
  for (const [field, typed] of fields) {
    if (!place.contains(field)) continue
    fields.delete(field)
    loaded?.retype(field, typed)
  }
  for (const control of taps) {
    if (!place.contains(control)) continue
    taps.delete(control)
    delete control.dataset.kept
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
  }
}

/** Elements of blocks that were tapped or typed into and wait for their scripts. */
export const keptControls = (): HTMLElement[] => [
  ...(window.keptTaps ?? []),
  ...(window.keptFields?.keys() ?? []),
]
