import type { NavigationItem } from '#schema/header.ts'
import { isActivePath } from '../links.ts'

const pathOf = (url: string) => (url.startsWith('/') ? (url.split(/[?#]/)[0] ?? url) : null)

/**
 * True for an item that opens as a mega-menu, because one of its sub-items has a list of its own.
 * Source: docs/product.md, H2.
 */
export const hasThirdLevel = (item: NavigationItem) => item.subList.some(({ subList }) => subList.length > 0)

/** A place of a navigation: its address and those below it. */
type Place = Pick<NavigationItem, 'url' | 'subList'>

const addressesOf = (item: Place) => [
  item.url,
  ...item.subList.flatMap((group) => [group.url, ...group.subList.map(({ url }) => url)]),
]

/** Length of the longest of an item's own addresses that `path` is at or below; 0 where there is none. */
function depth(item: Place, path: string): number {
  const lengths = addressesOf(item).map((url) => {
    const target = pathOf(url)
    if (target === null) return 0
    return target === path || (target !== '/' && path.startsWith(`${target}/`)) ? target.length : 0
  })
  return Math.max(0, ...lengths)
}

/**
 * True where `path` is in the item's section. Products, events and exhibitions count as one.
 * Source: docs/product.md, L3.
 */
export const isActiveItem = (item: NavigationItem, path: string) =>
  isActivePath(item.url, path) || depth(item, path) > 0

/**
 * The one item to mark where several are active: that which has the most exact address of `path` among its own and
 * its lists', else the first of the section; -1 where there is none.
 */
export function currentIndex(navigation: readonly Place[], path: string): number {
  const depths = navigation.map((item) => depth(item, path))
  const deepest = Math.max(0, ...depths)
  return deepest > 0 ? depths.indexOf(deepest) : navigation.findIndex((item) => isActivePath(item.url, path))
}

/** Home and what the navigation names at its top; anything else is an inner page, which goes back on mobile. */
export const isTopLevelPath = (navigation: readonly NavigationItem[], path: string) =>
  path === '/' || navigation.some(({ url }) => pathOf(url) === path)
