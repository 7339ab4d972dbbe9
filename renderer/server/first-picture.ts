import { withoutFocalPoint } from '#schema/plain/focal-point.ts'
import type { PictureSource, ShownPicture } from '#ui/shown-pictures.ts'
import { media } from '#ui/tokens.ts'
import { escapeHtml } from './escape.ts'

/** Colours of a stored picture from its top to its bottom, by its path. */
export type PictureColours = Readonly<Record<string, readonly string[]>>

/** Returns the picture that a page loads first: the first one on its first screen. */
const findFirst = (pictures: readonly ShownPicture[]) => pictures.find(({ priority }) => priority)

/** Links that have a browser load the first picture, in the width that its screen needs, before all else. */
export function firstPicturePreloads(pictures: readonly ShownPicture[]): string {
  const first = findFirst(pictures)
  if (!first) return ''
  const link = ({ srcSet }: PictureSource, screens: string) =>
    srcSet
      ? `<link rel="preload" as="image"${screens} imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(first.sizes)}" fetchpriority="high">`
      : ''
  if (!first.onPhone) return link(first, '')
  return [
    link(first.onPhone, ` media="${media.phone}"`),
    link(first, ` media="not all and ${media.phone}"`),
  ].join('\n')
}

/** Shows the first picture's own colours until it has come; `''` where they are not known. */
export function firstPictureStyles(pictures: readonly ShownPicture[], colours: PictureColours): string {
  const first = findFirst(pictures)
  // The address comes from data and is put into a CSS rule, so only plain characters are allowed.
  if (!first || !/^[\w/?&=%.-]+$/.test(first.src)) return ''
  const rule = (source: PictureSource | undefined) => {
    const gradient = source && colours[withoutFocalPoint(source.stored)]?.join(',')
    return gradient ? `img[src="${first.src}"]{background-image:linear-gradient(${gradient})}` : ''
  }
  const phoneRule = rule(first.onPhone)
  return `${rule(first)}${phoneRule && `@media ${media.phone}{${phoneRule}}`}`
}

/** Paths of the stored pictures that a page shows first. */
export function firstPicturePaths(pictures: readonly ShownPicture[]): string[] {
  const first = findFirst(pictures)
  return [first, first?.onPhone]
    .filter((source) => source?.srcSet?.startsWith('/_image?'))
    .map((source) => withoutFocalPoint((source as PictureSource).stored))
}
