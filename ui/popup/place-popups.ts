import type { Popup } from '#schema/popups.ts'
import type { Size } from './popup-size.ts'

export type Place = Size & { id: number; x: number; y: number }

/** A popup with the size of all of it, in px. */
export type Placeable = Size & Pick<Popup, 'id' | 'direction' | 'isAutoPlacement'>

type Field = {
  window: Size
  /** Popups in a row, at most. */
  perRow: number
  /** Distance from the sides of the window. */
  offsets: { top: number; left: number; bottom: number; right: number }
}

type Direction = Popup['direction']
type Rectangle = Size & { x: number; y: number }
type Group = Size & { direction: Direction; boxes: Place[] }
type Side = 'start' | 'center' | 'end'

/** Source: docs/product.md, U6. */
const gap = 20
const rowGap = 40

/**
 * Places the popups of a grid. Those with automatic placement are tiled in one group for each direction; any other
 * stands alone at its own. A group whose place is taken goes to the nearest free one, or where there is none, below all
 * before it: `height` is then more than the window's, and the layer scrolls. A row holds fewer than `perRow` where the
 * window is too narrow. Source: docs/product.md, U6.
 */
export function placePopups(popups: readonly Placeable[], field: Field): { places: Place[]; height: number } {
  const placed: Rectangle[] = []
  const places = groupsOf(popups).flatMap((members) => {
    const group = tile(members, field)
    const { x, y } = freePlace(group, placed, field)
    placed.push({ x, y, width: group.width, height: group.height })
    return group.boxes.map((box) => ({ ...box, x: box.x + x, y: box.y + y }))
  })
  const end = lowest(placed)
  const { window, offsets } = field
  return { places, height: end > window.height ? end + offsets.bottom : window.height }
}

function groupsOf(popups: readonly Placeable[]): Placeable[][] {
  const groups = new Map<string, Placeable[]>()
  for (const popup of popups) {
    const key = popup.isAutoPlacement ? popup.direction : String(popup.id)
    groups.set(key, [...(groups.get(key) ?? []), popup])
  }
  return [...groups.values()]
}

const sideAcross = (direction: Direction): Side =>
  direction.endsWith('LEFT') ? 'start' : direction.endsWith('RIGHT') ? 'end' : 'center'
const sideDown = (direction: Direction): Side =>
  direction.startsWith('TOP') ? 'start' : direction.startsWith('BOTTOM') ? 'end' : 'center'

/** Returns the position of a length on a side of a space. */
const aligned = (side: Side, space: number, length: number): number =>
  side === 'start' ? 0 : side === 'end' ? space - length : (space - length) / 2

/** Popups in rows, as seen from the group's own corner. */
function tile(members: Placeable[], { window, perRow }: Field): Group {
  const direction = members[0]?.direction ?? 'CENTER'
  const rows: Placeable[][] = []
  for (const popup of members) {
    const row = rows.at(-1)
    const isRoom = row && row.length < perRow && lengthOf([...row, popup]) <= window.width
    if (isRoom) row.push(popup)
    else rows.push([popup])
  }
  const width = Math.max(...rows.map(lengthOf))
  const boxes: Place[] = []
  let y = 0
  for (const row of rows) {
    const height = Math.max(...row.map((popup) => popup.height))
    let x = aligned(sideAcross(direction), width, lengthOf(row))
    for (const popup of row) {
      const down = aligned(sideDown(direction), height, popup.height)
      boxes.push({ id: popup.id, width: popup.width, height: popup.height, x, y: y + down })
      x += popup.width + gap
    }
    y += height + rowGap
  }
  return { direction, width, height: y - rowGap, boxes }
}

const lengthOf = (row: Placeable[]) => row.reduce((sum, { width }) => sum + width, (row.length - 1) * gap)

/**
 * Along one axis: at the offset of its side; centred where it has none, or where both offsets would leave it no room; at
 * the first offset where it does not fit the window.
 */
function wanted(side: Side, length: number, space: number, first: number, last: number): number {
  if (length > space) return first
  if (side === 'center' || first + length + last > space) return (space - length) / 2
  return side === 'start' ? first : space - last - length
}

function freePlace(group: Group, placed: Rectangle[], { window, offsets }: Field): { x: number; y: number } {
  const { direction, width, height } = group
  const { top, left, bottom, right } = offsets
  const first = {
    x: wanted(sideAcross(direction), width, window.width, left, right),
    y: wanted(sideDown(direction), height, window.height, top, bottom),
  }
  const isFree = ({ x, y }: { x: number; y: number }) =>
    placed.every((other) => isApart({ x, y, width, height }, other))
  if (isFree(first)) return first

  const inside = (at: number, length: number, space: number) => at >= 0 && at + length <= space
  // The nearest free place either keeps a coordinate of the wanted one or touches a group that is in the way.
  const across = [first.x]
  const down = [first.y]
  for (const other of placed) {
    across.push(other.x + other.width + gap, other.x - gap - width)
    down.push(other.y + other.height + gap, other.y - gap - height)
  }
  const free = across
    .filter((x) => inside(x, width, window.width))
    .flatMap((x) => down.filter((y) => inside(y, height, window.height)).map((y) => ({ x, y })))
    .filter(isFree)
  const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - first.x, y - first.y)
  return free.length > 0
    ? free.reduce((nearest, place) => (far(place) < far(nearest) ? place : nearest))
    : { x: first.x, y: lowest(placed) + rowGap }
}

/** True where at least the gap is between two. Rounding may take a hair of it. */
const isApart = (a: Rectangle, b: Rectangle): boolean =>
  Math.max(a.x - (b.x + b.width), b.x - (a.x + a.width), a.y - (b.y + b.height), b.y - (a.y + a.height)) >=
  gap - 1e-6

const lowest = (placed: Rectangle[]) => Math.max(0, ...placed.map(({ y, height }) => y + height))
