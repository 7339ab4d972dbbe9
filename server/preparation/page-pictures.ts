import type { ShownPicture } from '#ui/shown-pictures.ts'
import { breakpoints } from '#ui/tokens.ts'

/** Windows that most visitors have: their size in px, and how many dots a px has. */
export const screens = [
  { width: 390, height: 664, density: 3 },
  { width: 360, height: 640, density: 3 },
  { width: 412, height: 732, density: 2.625 },
  { width: 412, height: 732, density: 1.75 },
  { width: 390, height: 664, density: 2 },
  { width: 820, height: 1106, density: 2 },
  { width: 1440, height: 780, density: 1 },
  { width: 1920, height: 950, density: 1 },
  { width: 1440, height: 780, density: 2 },
]
type Screen = (typeof screens)[number]

type Candidate = { address: string; width: number }

/** Addresses of the stored pictures that a page has most visitors ask for, in the order in which it shows them. */
export function pagePictures(pictures: readonly ShownPicture[]): string[] {
  const found = new Set<string>()
  for (const picture of pictures) {
    for (const screen of screens) {
      const { srcSet } = (isPhone(screen) && picture.onPhone) || picture
      const address = srcSet && chosenAddress(srcSet, slotWidth(picture.sizes, screen), screen.density)
      if (address) found.add(address)
    }
  }
  return [...found]
}

const isPhone = ({ width }: Screen) => width <= breakpoints.phone

/** Address of the stored picture that a browser takes from a `srcset`, for so many px of a screen. */
export function chosenAddress(srcSet: string, width: number, density: number): string | undefined {
  const candidates = readCandidates(srcSet)
  return candidates.length > 0 ? choose(candidates, width, density) : undefined
}

function readCandidates(srcSet: string): Candidate[] {
  return srcSet
    .split(', ')
    .map((candidate) => {
      const [, address = '', width = ''] = /^(\/_image\?\S+) (\d+)w$/.exec(candidate.trim()) ?? []
      return { address, width: Number(width) }
    })
    .filter(({ address }) => address)
    .sort((a, b) => a.width - b.width)
}

/** True where a screen fits a condition such as `(max-width: 768px)`. */
function isFor(media: string, { width }: Screen): boolean {
  const [, bound, limit] = /^\((max|min)-width:\s*(\d+)px\)$/.exec(media.trim()) ?? []
  if (!limit) return true
  return bound === 'max' ? width <= Number(limit) : width >= Number(limit)
}

/** Returns the width of a picture on the page, in px, as its `sizes` say (`(max-width: 768px) 100vw, 33vw`). */
function slotWidth(sizes: string, screen: Screen): number {
  for (const part of sizes.split(',')) {
    const [, media, size, unit] = /^\s*(\([^)]*\))?\s*([\d.]+)(vw|px)\s*$/.exec(part) ?? []
    if (!size || (media && !isFor(media, screen))) continue
    return unit === 'px' ? Number(size) : (screen.width * Number(size)) / 100
  }
  return screen.width
}

/** The candidate that Chromium and Safari take: the first that is dense enough, or the one before it where that is nearer. */
function choose(candidates: Candidate[], width: number, density: number): string {
  const enough = candidates.findIndex((candidate) => candidate.width / width >= density)
  const [before, first] = [candidates[enough - 1], candidates[enough]]
  if (!first) return candidates.at(-1)?.address ?? ''
  if (!before || density <= 1) return first.address
  const middle = Math.sqrt(before.width * first.width) / width
  return density >= middle ? first.address : before.address
}
