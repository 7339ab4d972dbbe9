import { useEffect, useSyncExternalStore, type RefObject } from 'react'
import { fieldId, splitPointer } from './field-errors.ts'

/** Pointer of the field that an address of the console leads to: `#/pages/home/hero?field=/title`. */
const wantedField = (): string | null => new URLSearchParams(location.hash.split('?')[1] ?? '').get('field')

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}
const useWantedField = () => useSyncExternalStore(subscribe, wantedField)

/** Part of an address that leads to a field. */
export const fieldQuery = (field: string | null) =>
  field === null || field === '' ? '' : `?field=${encodeURIComponent(field)}`

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

/** Brings the field that the address leads to into view, once the groups that hold it are open. */
export function useGoToWanted(box: RefObject<HTMLElement | null>) {
  const wanted = useWantedField()
  useEffect(() => {
    if (wanted === null) return
    const frame = requestAnimationFrame(() => {
      const field = findField(wanted)
      if (!field || !box.current?.contains(field)) return
      field.scrollIntoView({ block: 'center' })
      focusField(field)
    })
    return () => cancelAnimationFrame(frame)
  }, [wanted, box])
}
