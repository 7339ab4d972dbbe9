import type { KeyboardEvent } from 'react'

/** For `onKeyDown` of a form: the Enter that ends a Korean syllable sends nothing. Safari tells it by 229 alone. */
export function holdWhileComposing(event: KeyboardEvent): void {
  const { isComposing, keyCode } = event.nativeEvent
  const isInput = event.target instanceof HTMLInputElement
  if (event.key === 'Enter' && isInput && (isComposing || keyCode === 229)) event.preventDefault()
}
