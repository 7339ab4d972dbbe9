import { expandTable } from './expand-table.ts'

/**
 * Returns pasted HTML as the editor's schema can read it. Word writes a list as paragraphs with the bullet in a span, and
 * all of them bring comments, styles and spaces that do not break. What has no place in the schema falls away there.
 */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll('style, script, meta, link, title, xml')) element.remove()
  for (const item of page.querySelectorAll('p[class^=MsoListParagraph], p[style*="mso-list"]')) {
    const mark = item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
    const isNumber = /^\s*(\d+|[가-하a-z])[.)]/i.test(mark?.textContent ?? '')
    mark?.remove()
    toItem(page, item, isNumber ? 'ol' : 'ul')
  }
  // Cells are never joined: each place that a merged one covers has its words. A table inside of a cell comes first.
  for (const table of [...page.querySelectorAll('table')].reverse()) expandTable(table)
  // Lists have one level: what stood below an item comes after it.
  for (const inner of [...page.querySelectorAll('li > ul, li > ol')].reverse()) {
    inner.parentElement?.after(...inner.children)
    inner.remove()
  }
  for (const box of page.querySelectorAll('td, th, li')) {
    const [first, ...others] = box.querySelectorAll('p, div')
    for (const other of others) first?.append(page.createElement('br'), ...other.childNodes)
    others.forEach((other) => other.remove())
  }
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    text.nodeValue = (text.nodeValue ?? '').replaceAll(/[\u00a0\r]/g, ' ')
  }
  return page.body.innerHTML
}

function toItem(page: Document, paragraph: Element, name: 'ol' | 'ul') {
  const before = paragraph.previousElementSibling
  const list = before?.matches(`${name}[data-pasted]`) ? before : page.createElement(name)
  list.setAttribute('data-pasted', '')
  if (list !== before) paragraph.before(list)
  const item = page.createElement('li')
  item.append(...paragraph.childNodes)
  list.append(item)
  paragraph.remove()
}
