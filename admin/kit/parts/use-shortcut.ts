import { useEffect, useEffectEvent } from 'react'
import { isPressed, type ShortcutName } from './shortcuts.ts'

/** Calls `act` when a shortcut is pressed; not while a dialog is open. */
export function useShortcut(name: ShortcutName, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(name, event)) return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) act()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
