import { useEffect, useSyncExternalStore, type RefObject } from 'react'
import { fieldId, splitPointer } from './field-errors.ts'

const parameter = (name: 'field' | 'step') => new URLSearchParams(location.hash.split('?')[1] ?? '').get(name)

/** Pointer of the field that an address of the console leads to: `#/pages/home/hero?field=/title`. */
const wantedField = (): string | null => parameter('field')

/** Number of the step back or forth that leads there: the field is shown, and the keyboard stays where it is. */
const wantedStep = (): string | null => parameter('step')

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}
const useWantedField = () => useSyncExternalStore(subscribe, wantedField)

/** Part of an address that leads to a field, and of the step that does. */
export const fieldQuery = (field: string | null, step?: number) =>
  field === null || field === ''
    ? ''
    : `?field=${encodeURIComponent(field)}${step === undefined ? '' : `&step=${step}`}`

/** Says whether the field that is led to is in a part of the form with one of these ids. */
export function useHoldsWanted(ids: string | readonly string[] | undefined): boolean {
  const wanted = useWantedField()
  return wanted !== null && [ids ?? []].flat().some((id) => `${fieldId(wanted)}.`.startsWith(`${id}.`))
}

/** The element of a field, or the nearest part of the form that holds it. */
export function findField(pointer: string): HTMLElement | null {
  const path = splitPointer(pointer)
  for (let length = path.length; length >= 0; length -= 1) {
    const found = document.getElementById(fieldId(path.slice(0, length)))
    if (found) return found
  }
  return null
}

/** Focuses a field, or what can be focused in it. */
export const focusField = (field: HTMLElement | null | undefined) =>
  (field?.matches('input, textarea, select, [tabindex]')
    ? field
    : field?.querySelector<HTMLElement>('input, textarea, [contenteditable], button')
  )?.focus({ preventScroll: true })

/** Draws a line round a field that goes by itself. */
function outlineFor(field: HTMLElement): void {
  const line = { outline: '2px solid #2463c9', outlineOffset: '4px', borderRadius: '6px' }
  field.animate(
    [line, { ...line, offset: 0.7 }, { outline: '2px solid transparent', outlineOffset: '4px' }],
    {
      duration: 1600,
    },
  )
}

/** Brings the field that the address leads to into view, once the groups that hold it are open. */
export function useGoToWanted(box: RefObject<HTMLElement | null>) {
  const wanted = useWantedField()
  const step = useSyncExternalStore(subscribe, wantedStep)
  useEffect(() => {
    if (wanted === null) return
    const frame = requestAnimationFrame(() => {
      const field = findField(wanted)
      if (!field || !box.current?.contains(field)) return
      field.scrollIntoView({ block: 'center' })
      if (step === null) focusField(field)
      else outlineFor(field)
    })
    return () => cancelAnimationFrame(frame)
  }, [wanted, step, box])
}
