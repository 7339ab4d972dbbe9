import type { Popup } from '#schema/popups.ts'

/** In px. */
export type Size = { width: number; height: number }

export type PopupType = 'LAYER' | 'GRID'

/** Sizes of the picture by its ratio. Source: docs/product.md, U5, U7. */
const ratioSizes: { ratio: number; LAYER: Size; GRID: Size }[] = [
  { ratio: 1, LAYER: { width: 640, height: 640 }, GRID: { width: 587, height: 587 } },
  { ratio: 4 / 3, LAYER: { width: 852, height: 640 }, GRID: { width: 586, height: 439.5 } },
  { ratio: 16 / 9, LAYER: { width: 1200, height: 675 }, GRID: { width: 1200, height: 675 } },
  { ratio: 3 / 4, LAYER: { width: 560, height: 746 }, GRID: { width: 435, height: 580 } },
  { ratio: 210 / 297, LAYER: { width: 527.5, height: 746 }, GRID: { width: 527.5, height: 746 } },
]

/**
 * Space in px that stays free beside a popup, and above and below its picture together. Source: docs/product.md, U5.
 */
const margin = { width: 48, height: 124 }

/** Width of a popup on a phone, where that has the room. */
const mobileWidth = 560

const distance = (a: number, b: number) => Math.abs(Math.log(a / b))

/**
 * The size of a ratio. One that is not among these becomes the largest that lies inside the size of the ratio
 * nearest to it, so that no popup outgrows those that are named.
 */
export function ratioSize(width: number, height: number, type: PopupType): Size {
  const ratio = width / height
  const nearest = ratioSizes.reduce((best, entry) =>
    distance(ratio, entry.ratio) < distance(ratio, best.ratio) ? entry : best,
  )
  const size = nearest[type]
  if (distance(ratio, nearest.ratio) < 1e-6) return size
  return scaled({ width: size.height * ratio, height: size.height }, size.width, size.height)
}

/** Shrinks to at most a width and a height, its ratio kept. */
function scaled({ width, height }: Size, mostWidth: number, mostHeight: number): Size {
  const scale = Math.max(0, Math.min(1, mostWidth / width, mostHeight / height))
  return { width: width * scale, height: height * scale }
}

/** Width in px that the ways to close a popup need in one line. */
const leastWidth = 272

/**
 * Shrinks to the window and its margins; `taken` is the height in px of the titles below the picture. In a low window
 * the place of a picture stays wide enough for the ways to close it, and the whole picture stands in its middle.
 */
export function fitted(size: Size, window: Size, taken = 0): Size {
  const mostWidth = Math.max(1, window.width - margin.width)
  const { width, height } = scaled(size, mostWidth, Math.max(1, window.height - margin.height - taken))
  return { width: Math.max(width, Math.min(size.width, leastWidth, mostWidth)), height }
}

type Sized = Pick<Popup, 'pcWidth' | 'pcHeight' | 'pcSizeType' | 'mobileWidth' | 'mobileHeight'>

/** Size of a popup's picture on PC: of its ratio, or the pixels it names, shrunk to the window. */
export function pcSize(popup: Sized, type: PopupType, window: Size, taken = 0): Size {
  const { pcWidth: width, pcHeight: height } = popup
  const wanted = popup.pcSizeType === 'RATIO' ? ratioSize(width, height, type) : { width, height }
  return fitted(wanted, window, taken)
}

/** Size of a popup's picture on a phone, where width and height are always a ratio. */
export const mobileSize = (popup: Sized, window: Size): Size =>
  fitted({ width: mobileWidth, height: (mobileWidth * popup.mobileHeight) / popup.mobileWidth }, window)

/** Size of a popup's picture in a sheet from below, which has the whole width of a phone. */
export function sheetSize(popup: Sized, window: Size): Size {
  const width = Math.min(window.width, mobileWidth)
  return {
    width,
    height: Math.min((width * popup.mobileHeight) / popup.mobileWidth, window.height - margin.height),
  }
}

/** `sizes` of a picture shown in a size. */
export const pictureSizes = ({ width }: Size): string => `${Math.ceil(width)}px`
