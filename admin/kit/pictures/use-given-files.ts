import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Takes files that are dropped on an element or pasted anywhere. Returns whether one is held over the element.
 */
export function useGivenFiles(target: RefObject<HTMLElement | null>, take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  useLayoutEffect(() => {
    const element = target.current
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.stopPropagation()
      setOver(true)
    }
    const onDragLeave = (event: DragEvent) => {
      if (!element?.contains(event.relatedTarget as Node | null)) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      take(files)
    }
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || isCovered(element)) return
      event.preventDefault()
      take(files)
    }
    element?.addEventListener('dragover', onDragOver)
    element?.addEventListener('dragleave', onDragLeave)
    element?.addEventListener('drop', onDrop)
    addEventListener('paste', onPaste)
    return () => {
      element?.removeEventListener('dragover', onDragOver)
      element?.removeEventListener('dragleave', onDragLeave)
      element?.removeEventListener('drop', onDrop)
      removeEventListener('paste', onPaste)
    }
  })
  return isOver
}

/** Says whether a dialog lies over an element: then what is pasted is the dialog's. */
function isCovered(element: HTMLElement | null): boolean {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1)
  return top !== undefined && !top.contains(element)
}
