/** Most columns and rows that a cell may cover. Source: HTML Standard, 4.9.11, "Attributes common to td and th elements". */
const most = { colspan: 1000, rowspan: 65_534 }

/**
 * Writes each merged cell of a table into every place that it covers, so that all rows have the same columns and a price
 * stays below its head. Source: HTML Standard, 4.9.12.1, "Forming a table".
 */
export function expandTable(table: Element): void {
  const rows = groupsOf(table).flatMap(gridOf)
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const body = table.ownerDocument.createElement('tbody')
  for (const cells of rows) {
    const row = table.ownerDocument.createElement('tr')
    for (let column = 0; column < width; column += 1) row.append(placed(table.ownerDocument, cells[column]))
    body.append(row)
  }
  table.replaceChildren(...childrenOf(table, 'caption', 'colgroup', 'col'), body)
}

const childrenOf = (element: Element, ...names: string[]) =>
  [...element.children].filter(({ localName }) => names.includes(localName))

/** Rows of each group, as a browser puts them below one another. */
const groupsOf = (table: Element): Element[][] =>
  [...childrenOf(table, 'thead'), ...childrenOf(table, 'tbody'), ...childrenOf(table, 'tfoot')].map((group) =>
    childrenOf(group, 'tr'),
  )

/** The cell at a place; `isFirst` in the top left of those that it covers. */
type Place = { cell: Element; isFirst: boolean }

function gridOf(rows: Element[]): Place[][] {
  const grid: Place[][] = rows.map(() => [])
  rows.forEach((row, top) => {
    let left = 0
    for (const cell of childrenOf(row, 'td', 'th')) {
      while (grid[top]?.[left]) left += 1
      const right = left + span(cell, 'colspan')
      // 0 reaches to the last row of the group, beyond which no cell goes.
      const bottom = Math.min(rows.length, top + (span(cell, 'rowspan') || rows.length))
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const line = grid[y]
          if (line) line[x] ??= { cell, isFirst: x === left && y === top }
        }
      }
      left = right
    }
  })
  return grid
}

function span(cell: Element, name: keyof typeof most): number {
  const count = Number.parseInt(cell.getAttribute(name) ?? '1', 10)
  if (!(count >= 0)) return 1
  return name === 'colspan' ? Math.min(count || 1, most.colspan) : Math.min(count, most.rowspan)
}

/** Excel writes so of a text that merely runs over the empty cells beside it. */
const overflows = (cell: Element) => /mso-ignore:\s*colspan/i.test(cell.getAttribute('style') ?? '')

function placed(page: Document, place: Place | undefined): Element {
  if (!place || (!place.isFirst && overflows(place.cell))) return page.createElement('td')
  const copy = place.cell.cloneNode(true) as Element
  for (const name of Object.keys(most)) copy.removeAttribute(name)
  return copy
}
