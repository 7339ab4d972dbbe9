import type { ToHost } from '../message.ts'

/** Events that a page may listen to. */
export type WidgetEvent = Exclude<ToHost['type'], 'height' | 'steps'>
export type Listener = (event: ToHost) => void

/** Listeners of a page. One that throws keeps no event from the others. */
export function createEvents() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    /** Gives what ends the listening. */
    on(event: WidgetEvent, listener: Listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
      return () => void known.delete(listener)
    },
    emit(event: ToHost) {
      for (const listener of listeners.get(event.type) ?? []) {
        try {
          listener(event)
        } catch (error) {
          console.error(error)
        }
      }
    },
  }
}
