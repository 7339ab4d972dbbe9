import { setValue } from '#ui/early/take-over.ts'
import type { Field, Typed } from './replay-taps.ts'

/** Has a field tell React what was typed into it or ticked, which React hears of only as a change. */
export function retype(field: Field, { value, isComposing }: Typed): void {
  if (typeof value === 'boolean') {
    const box = field as HTMLInputElement
    box.checked = !value
    box.click()
  } else if (isComposing) {
    // A new value would end the composition of a syllable.
    const tell = () => retype(field, { value: field.value, isComposing: false })
    field.addEventListener('compositionend', tell, { once: true })
  } else {
    // So that the value it has already is a change.
    field.value = `${value}.`
    setValue(field, value)
  }
}
