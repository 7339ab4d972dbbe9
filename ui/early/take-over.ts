export type EarlyLayerName = 'menu' | 'search' | 'booking'

/** Element of an early layer, as the document's script keeps it (`renderer/server/open-early-layers.ts`). */
export type EarlyLayerElement = HTMLElement & {
  /** The control that opened it. */
  opener?: HTMLElement
}

/** Returns the early layer of a name, until something has taken its place. */
export const earlyLayer = (name: EarlyLayerName | undefined) =>
  name ? document.querySelector<EarlyLayerElement>(`[data-early-layer=${name}]`) : null

/**
 * Tells a drawer when to show: at once, or when the syllable is finished that somebody writes in its early layer. One
 * who has closed that layer meanwhile wants nothing any more, and `refuse` is told. Returns what calls it off.
 */
export function awaitTurn(
  name: EarlyLayerName | undefined,
  show: () => void,
  refuse: () => void,
): () => void {
  const layer = earlyLayer(name)
  if (layer?.dataset.dismissed === '') {
    delete layer.dataset.dismissed
    refuse()
    return () => {}
  }
  const field = document.activeElement
  const isComposing =
    field instanceof HTMLInputElement && layer?.contains(field) && window.keptFields?.get(field)?.isComposing
  if (!isComposing) {
    show()
    return () => {}
  }
  const ends = ['compositionend', 'blur']
  for (const end of ends) field.addEventListener(end, show, { once: true })
  return () => {
    for (const end of ends) field.removeEventListener(end, show)
  }
}

/** Puts a drawer in the place of an early layer, as far as that was opened, unfolded, scrolled and filled in. */
export function takeOver(layer: EarlyLayerElement, place: Element): void {
  if (!layer.hidden) {
    continueAnimations(layer, place)
    for (const [before, after] of pairs<HTMLDetailsElement>('details', layer, place)) after.open = before.open
    for (const [before, after] of pairs('[role=dialog], [role=dialog] > *', layer, place))
      after.scrollTop = before.scrollTop
    for (const [before, after] of pairs<HTMLInputElement>('input', layer, place)) {
      if (before.value !== after.value) setValue(after, before.value)
      if (before === document.activeElement) focusEnd(after)
    }
    const taps = window.keptTaps
    for (const [before, after] of pairs('button', layer, place)) {
      // Once the drawer's effects have run, which hear of it.
      if (taps?.delete(before)) setTimeout(() => after.click())
    }
  }
  layer.remove()
}

/** Elements of both that a selector finds, which are the same ones, as the same component wrote them. */
function pairs<Kind extends HTMLElement>(selector: string, layer: Element, place: Element): [Kind, Kind][] {
  const after = place.querySelectorAll<Kind>(selector)
  return Array.from(layer.querySelectorAll<Kind>(selector)).flatMap((before, index) => {
    const twin = after[index]
    return twin ? [[before, twin]] : []
  })
}

/** A drawer goes on coming in where the early layer has got to. */
function continueAnimations(layer: Element, place: Element): void {
  const frame = ':scope > *, [role=dialog]'
  for (const [before, after] of pairs(frame, layer, place)) {
    const [running] = before.getAnimations()
    for (const animation of after.getAnimations()) {
      if (running) animation.currentTime = running.currentTime
      else animation.finish()
    }
  }
}

/** Sets the value of a field as a visitor would. React remembers what is set on the field itself, and would hear of no change. */
export function setValue(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

function focusEnd(field: HTMLInputElement): void {
  field.focus({ preventScroll: true })
  field.setSelectionRange(field.value.length, field.value.length)
}
