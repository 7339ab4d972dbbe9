import { useEffect, useEffectEvent } from 'react'
import { blockAround } from '../../places/page-blocks.ts'

type PageKeys = {
  shown: Document
  /** A text was pressed twice. */
  onTwice: (block: HTMLElement, target: HTMLElement) => void
  /** Enter was pressed in the page, outside of a text; true where something came of it. */
  onEnter: () => boolean
  onEscape: () => void
}

/** Ties what is pressed in the shown page to the console: its own keys, and those of the whole console. */
export function usePageKeys({ shown, onTwice, onEnter, onEscape }: PageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if ((event.target as HTMLElement).isContentEditable || event.isComposing) return
    if (event.key === 'Escape') onEscape()
    if (event.key === 'Enter' && onEnter()) event.preventDefault()
    if (!event.ctrlKey && !event.metaKey) return
    const own = new KeyboardEvent('keydown', event)
    dispatchEvent(own)
    if (own.defaultPrevented) event.preventDefault()
  })
  const twice = useEffectEvent((event: MouseEvent) => {
    const block = blockAround(event.target)
    if (!block || (event.target as HTMLElement).isContentEditable) return
    event.preventDefault()
    event.stopPropagation()
    onTwice(block, event.target as HTMLElement)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    const onDouble = (event: MouseEvent) => twice(event)
    shown.addEventListener('keydown', onKey, true)
    shown.addEventListener('dblclick', onDouble, true)
    return () => {
      shown.removeEventListener('keydown', onKey, true)
      shown.removeEventListener('dblclick', onDouble, true)
    }
  }, [shown])
}
