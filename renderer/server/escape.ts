const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an attribute or an element. */
export const escapeHtml = (value: string) =>
  value.replace(/[&<>"]/g, (character) => escapes[character] as string)

/**
 * Writes JSON for a `<script type="application/json">`: no `<`, so that nothing in it ends the element or opens a
 * comment, and none of the two line ends that old parsers of script choke on. Source: docs/product.md, X9.
 */
export const escapeJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
