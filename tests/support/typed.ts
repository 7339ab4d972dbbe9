import { act } from 'react'

/** The field of a label, as a person finds it. */
export function fieldOf(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith(label),
  )
  const field = found && document.getElementById(found.htmlFor)
  if (!field) throw new Error(`There is no field ${label}.`)
  return field as HTMLInputElement
}

/** Writes a text in place of what a field has. */
export const write = (label: string, text: string): Promise<void> =>
  act(async () => {
    const field = fieldOf(label)
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Presses the button of a name, and waits for what follows. */
export const press = (name: string | RegExp): Promise<void> =>
  act(async () => {
    const isNamed = (text: string) => (typeof name === 'string' ? text === name : name.test(text))
    const found = [...document.querySelectorAll('button')].findLast(
      ({ textContent, hidden }) => !hidden && isNamed(textContent ?? ''),
    )
    if (!found) throw new Error(`There is no button ${String(name)}.`)
    found.click()
  })
