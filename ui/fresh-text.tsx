/**
 * Text that changes while the page is open. A browser's translator puts nodes of its own in place of text nodes, and React
 * would go on writing to those that are gone: by its key the whole element is replaced. Source: docs/product.md, I8.
 */
export function FreshText({ children }: { children: string | number }) {
  return <span key={children}>{children}</span>
}
