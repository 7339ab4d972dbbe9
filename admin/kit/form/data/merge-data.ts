import { sameData } from './same-data.ts'

/** A place that both changed, each in their own way. */
export type Clash = { path: string; mine: unknown; theirs: unknown }

export type Merged<Value> = {
  value: Value
  /** Fields that both changed: `mine` stands in `value`. */
  both: Clash[]
  /** Paths of what only they changed, which `value` has taken. */
  taken: string[]
}

type Item = Record<string, unknown>
const isRecord = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Two people's changes of one state together: what only one of them changed is taken as they have it; where both did,
 * mine stands. Things with an `id` are found by it wherever they stand; other lists of as many items are merged item by
 * item. Paths are JSON Pointers into the merged value.
 */
export function mergeData<Value>(base: unknown, mine: Value, theirs: Value): Merged<Value> {
  const both: Clash[] = []
  const taken: string[] = []
  const clash = (path: string, own: unknown, other: unknown) => {
    both.push({ path, mine: own, theirs: other })
    return own
  }

  function mergeAt(path: string, was: unknown, own: unknown, other: unknown): unknown {
    if (sameData(own, other) || sameData(was, other)) return own
    if (sameData(was, own)) {
      taken.push(...differences(path, was, other))
      return other
    }
    if (isRecord(was) && isRecord(own) && isRecord(other) && areOfOneKind([was, own, other])) {
      const names = new Set([...Object.keys(other), ...Object.keys(own)])
      return Object.fromEntries(
        [...names].map((name) => [name, mergeAt(`${path}/${name}`, was[name], own[name], other[name])]),
      )
    }
    if (Array.isArray(was) && Array.isArray(own) && Array.isArray(other)) {
      if ([was, own, other].every(haveIds)) return mergeById(path, was, own, other)
      const isInPlace =
        was.length === own.length && was.length === other.length && !isMoved(was, own) && !isMoved(was, other)
      if (isInPlace)
        return was.map((item, index) => mergeAt(`${path}/${index}`, item, own[index], other[index]))
    }
    return clash(path, own, other)
  }

  function mergeById(path: string, was: Item[], own: Item[], other: Item[]): unknown[] {
    const isOrderMine = !hasOrderOf(was, own)
    const isOrderTheirs = !hasOrderOf(was, other)
    if (isOrderMine && isOrderTheirs && !hasOrderOf(own, other)) clash(path, own, other)
    else if (isOrderTheirs || was.some(({ id }) => !find(other, id))) taken.push(path)
    const [first, second] = isOrderTheirs && !isOrderMine ? [other, own] : [own, other]
    return mergedOrder(was, first, second).map((id, index) => {
      const at = `${path}/${index}`
      const [before, a, b] = [find(was, id), find(own, id), find(other, id)]
      if (a && b) return mergeAt(at, before, a, b)
      if (before) {
        clash(at, a, b)
        return a ?? b
      }
      if (b) taken.push(at)
      return a ?? b
    })
  }

  return { value: mergeAt('', base, mine, theirs) as Value, both, taken }
}

const find = (list: Item[], id: unknown) => list.find((item) => item.id === id)

/**
 * Returns the ids of the items that stay, in the order of `first`. An item that only `second` has comes after the item
 * before it there.
 */
function mergedOrder(was: Item[], first: Item[], second: Item[]): unknown[] {
  const kept = new Set<unknown>()
  for (const { id } of [...first, ...second]) {
    const [before, a, b] = [find(was, id), find(first, id), find(second, id)]
    // Taken away by one stays away, unless the other has worked on it.
    if ((a && b) || !before || !sameData(before, a ?? b)) kept.add(id)
  }
  const ids = first.map(({ id }) => id).filter((id) => kept.has(id))
  for (const [index, { id }] of second.entries()) {
    if (!kept.has(id) || ids.includes(id)) continue
    const after = second.slice(0, index).findLast((item) => ids.includes(item.id))
    ids.splice(after ? ids.indexOf(after.id) + 1 : 0, 0, id)
  }
  return ids
}

/** Keys that make an object another thing: fields of two such objects are not put together. */
const kinds = ['component', 'version', 'type', 'src']
const areOfOneKind = ([one, ...others]: Item[]) =>
  kinds.every((name) => others.every((other) => sameData(one?.[name], other[name])))

/** Returns the paths at which two states differ, as deep as both have the same shape. */
export function differences(path: string, was: unknown, now: unknown): string[] {
  if (sameData(was, now)) return []
  if (isRecord(was) && isRecord(now) && areOfOneKind([was, now])) {
    const names = new Set([...Object.keys(was), ...Object.keys(now)])
    return [...names].flatMap((name) => differences(`${path}/${name}`, was[name], now[name]))
  }
  if (Array.isArray(was) && Array.isArray(now) && was.length === now.length && !isMoved(was, now))
    return now.flatMap((item, index) => differences(`${path}/${index}`, was[index], item))
  return [path]
}

const haveIds = (list: unknown[]): list is Item[] =>
  list.every((item) => isRecord(item) && item.id !== undefined && item.id !== null) &&
  new Set(list.map((item) => (item as Item).id)).size === list.length

/** Says whether an item stands where another was. */
const isMoved = (was: unknown[], now: unknown[]) =>
  now.some(
    (item, index) =>
      !sameData(item, was[index]) && was.some((other, place) => place !== index && sameData(item, other)),
  )

/** Do the items that both lists have stand in the same order? */
function hasOrderOf(one: Item[], other: Item[]): boolean {
  const common = (list: Item[], beside: Item[]) =>
    list.map(({ id }) => id).filter((id) => beside.some((item) => item.id === id))
  return sameData(common(one, other), common(other, one))
}
