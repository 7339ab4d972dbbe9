const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an attribute or an element. */
export const escapeHtml = (value: string) =>
  value.replace(/[&<>"]/g, (character) => escapes[character] as string)

const written: Record<string, string> = {
  '&#x27;': "'",
  ...Object.fromEntries(Object.entries(escapes).map(([character, entity]) => [entity, character])),
}

/** What `escapeHtml` or React has written, as text again. */
export const unescapeHtml = (value: string) =>
  value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => written[entity] as string)

/**
 * Writes JSON for a `<script type="application/json">`: no `<`, so that nothing in it ends the element or opens a
 * comment, and none of the two line ends that old parsers of script choke on. Source: docs/product.md, X9.
 */
export const escapeJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
