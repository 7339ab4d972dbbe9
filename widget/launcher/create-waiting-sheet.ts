import * as waiting from '#ui/early/waiting-sheet.ts'

const svg = 'http://www.w3.org/2000/svg'

/** Writes the sheet that is seen until the widget has come: without it one would look at a dark page. */
export function createWaitingSheet(document: Document, title: string, onClose: () => void): HTMLElement {
  const element = (tag: string, style: object, text = '') => {
    const written = document.createElement(tag)
    written.textContent = text
    Object.assign(written.style, style)
    return written
  }
  const close = element('button', waiting.waitingClose)
  close.setAttribute('type', 'button')
  close.setAttribute('aria-label', waiting.waitingWords.close)
  close.append(cross(document))
  close.addEventListener('click', onClose)
  const head = element('div', waiting.waitingHead, title)
  head.append(close)
  const note = element('p', waiting.waitingNote, waiting.waitingWords.note)
  note.setAttribute('role', 'status')
  const sheet = element('div', waiting.waitingPanel)
  sheet.append(head, note, ...waiting.waitingRows.map(() => element('div', waiting.waitingRow)))
  return sheet
}

function cross(document: Document): SVGElement {
  const icon = document.createElementNS(svg, 'svg')
  const line = document.createElementNS(svg, 'path')
  const attributes = { width: '24', height: '24', viewBox: '0 0 24 24', 'aria-hidden': 'true' }
  for (const [name, value] of Object.entries(attributes)) icon.setAttribute(name, value)
  const strokes = {
    d: 'M18 6 6 18M6 6l12 12',
    stroke: 'currentColor',
    'stroke-width': '1.5',
    'stroke-linecap': 'round',
  }
  for (const [name, value] of Object.entries(strokes)) line.setAttribute(name, value)
  icon.append(line)
  return icon
}
