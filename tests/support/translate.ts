/** Does what the translators of browsers do: elements of their own take the place of all text nodes. */
export function translate(): void {
  const walker = document.createTreeWalker(document.getElementById('app')!, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}
