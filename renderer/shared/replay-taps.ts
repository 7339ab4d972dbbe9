type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Typed = { value: string | boolean; isComposing: boolean }

declare global {
  interface Window {
    /** Controls that were tapped before their scripts had come (`renderer/server/keep-taps.ts`), in their order. */
    keptTaps?: Set<HTMLElement>
    /** Fields that were typed into or ticked before that, each with what it held then. */
    keptFields?: Map<Field, Typed>
  }
}

/** Does what was tapped in a block before its script had come; what is tapped from now on reaches the block itself. */
export function replayTaps(place: HTMLElement): void {
  place.dataset.live = ''
  for (const [field, typed] of window.keptFields ?? []) {
    if (!place.contains(field)) continue
    window.keptFields?.delete(field)
    retype(field, typed)
  }
  for (const control of window.keptTaps ?? []) {
    if (!place.contains(control)) continue
    window.keptTaps?.delete(control)
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

/** Has a field tell React what was typed into it, which React hears of only as a change. */
function retype(field: Field, { value, isComposing }: Typed): void {
  if (typeof value === 'boolean') {
    const box = field as HTMLInputElement
    box.checked = !value
    box.click()
  } else if (isComposing) {
    // A new value would end the composition of a syllable.
    const tell = () => retype(field, { value: field.value, isComposing: false })
    field.addEventListener('compositionend', tell, { once: true })
  } else {
    // React remembers what is set on the field itself, and takes the same value for no change.
    field.value = `${value}.`
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}
