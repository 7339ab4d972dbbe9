import { squash } from './text-fields.ts'

/*
 * Texts as they stand in the shown page. Its elements are of another window's classes, so that `instanceof` says
 * nothing of them.
 */

/** The elements of a block that show just this text, each the innermost one, in the order of the page. */
export function elementsShowing(block: Element, text: string): HTMLElement[] {
  const sought = squash(text)
  const shows = (element: Element) => squash(element.textContent ?? '') === sought
  return [...block.querySelectorAll<HTMLElement>('*')].filter(
    (element) => shows(element) && ![...element.children].some(shows),
  )
}

/** The innermost element that shows the same as the one given. */
export function innermost(element: HTMLElement): HTMLElement {
  const text = squash(element.textContent ?? '')
  const inner = [...element.children].find((child) => squash(child.textContent ?? '') === text)
  return inner ? innermost(inner as HTMLElement) : element
}

/** Says whether an element has words of its own, and not only around others that have. */
export const hasOwnWords = (element: Element) =>
  [...element.childNodes].some(
    (node) => node.nodeType === node.TEXT_NODE && squash(node.textContent ?? '') !== '',
  )

/** Says whether the text can be seen: pages keep some for one width of screen alone, or for a screen reader. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
}

/** The words in an element as they were written, line breaks included. */
export function writtenText(element: Element): string {
  const read = (node: Node): string =>
    node.nodeName === 'BR'
      ? '\n'
      : node.nodeType === node.TEXT_NODE
        ? (node.textContent ?? '')
        : [...node.childNodes].map(read).join('')
  // An editable element keeps a break at its end that nobody wrote.
  return read(element).replaceAll('\u00a0', ' ').replace(/\n+$/, '')
}
