import type { EarlyLayerElement } from '#ui/early/take-over.ts'
import { inlineScript } from './inline-script.ts'

/**
 * Opens what the document holds of a layer (`ui/early/early-layer.tsx`) when a control that opens it (`data-opens`) is
 * tapped, and closes it at `data-closes`, a link of its navigation, its dim or Escape. Runs in the document's head, before
 * the script that keeps taps, and by itself: it can use nothing of this file. Once the layer itself has come, it takes the
 * place of the document's, which is then gone. Source: docs/product.md, I7.
 */
function openEarlyLayers(): void {
  const layerOf = ({ dataset }: HTMLElement) =>
    document.querySelector<EarlyLayerElement>(`[data-early-layer="${dataset.opens}"]`)

  const dialogOf = (layer: Element) => layer.querySelector<HTMLElement>('[role=dialog]')

  const show = (layer: EarlyLayerElement, opener: HTMLElement) => {
    const height = document.querySelector('header')?.offsetHeight ?? 0
    layer.style.setProperty('--header-height', `${height}px`)
    layer.opener = opener
    delete layer.dataset.dismissed
    layer.hidden = false
    const dialog = dialogOf(layer)
    dialog?.setAttribute('aria-modal', 'true')
    const first = layer.querySelector<HTMLElement>('[autofocus]') ?? dialog
    first?.focus({ preventScroll: true })
  }

  /**
   * Closes a layer. What was tapped to open it, or in it, is not done any more; where the tap has been done, and the layer's
   * script is awaited, the mark tells that script.
   */
  const dismiss = (layer: EarlyLayerElement) => {
    layer.hidden = true
    dialogOf(layer)?.removeAttribute('aria-modal')
    if (layer.opener?.closest('[data-live]')) layer.dataset.dismissed = ''
    for (const control of window.keptTaps ?? []) {
      if (layerOf(control) !== layer && !layer.contains(control)) continue
      window.keptTaps?.delete(control)
      delete control.dataset.kept
    }
    layer.opener?.focus({ preventScroll: true })
  }

  const handled = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      const around = target.closest<EarlyLayerElement>('[data-early-layer]')
      if (around && (target.closest('[data-closes],nav a') || !target.closest('[role=dialog]'))) {
        if (target.closest('[data-closes]')) handled(event)
        return dismiss(around)
      }
      const control = target.closest<HTMLElement>('[data-opens]')
      const layer = control && layerOf(control)
      if (!layer) return
      if (around) {
        // It repeats a control of the page, which is kept in its place.
        handled(event)
        dismiss(around)
        const same = document.querySelectorAll<HTMLElement>(
          `[data-block] [data-opens=${control.dataset.opens}]`,
        )
        Array.from(same)
          .find(({ textContent }) => textContent === control.textContent)
          ?.click()
      } else if (layer.hidden) {
        // Without scripts a page stands in for it.
        if (!('noScripts' in document.documentElement.dataset)) show(layer, control)
      }
      // The second tap of two was made before anything was seen.
      else if (event.isTrusted && event.detail < 2) {
        dismiss(layer)
        if (!control.closest('[data-live]')) handled(event)
      }
    },
    true,
  )
  addEventListener('keydown', ({ key, isComposing }) => {
    const layer = document.querySelector<EarlyLayerElement>('[data-early-layer]:not([hidden])')
    if (layer && key === 'Escape' && !isComposing) dismiss(layer)
  })
}

/** Holds the page below an early layer, and the room of its scroll bar. */
export const earlyLayerStyles =
  ':root:has(>body>[data-early-layer]:not([hidden])){overflow:hidden;scrollbar-gutter:stable}'

/** The script of the document's head that opens early layers; the same for all pages. */
export const openEarlyLayersScript = inlineScript(openEarlyLayers)
