import { media } from '#ui/tokens.ts'

/** The picture that a page shows first, as its markup names it: for phones alone, and for the others. */
type FirstPicture = { phone?: string; wide: string }

/** Colours of a stored picture from its top to its bottom, by its path. */
export type PictureColours = Readonly<Record<string, readonly string[]>>

/** Attributes of the first picture that a section has given priority; `undefined` where none has. */
function findFirst(html: string): FirstPicture | undefined {
  // The header's logo has it too.
  const end = html.indexOf('fetchPriority="high"', html.indexOf('<main'))
  if (end === -1) return undefined
  const start = html.lastIndexOf('<img', end)
  const wide = html.slice(start, html.indexOf('>', end))
  const around = html.slice(html.lastIndexOf('<picture', start), start)
  const phone = /<source\s[^>]*>/.exec(around)?.[0]
  return phone ? { phone, wide } : { wide }
}

const read = (element: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? ''

/** Links that have a browser load the first picture, in the width that its screen needs, before all else. */
export function firstPicturePreloads(html: string): string {
  const first = findFirst(html)
  if (!first) return ''
  const link = (element: string, screens: string) => {
    const [srcSet, sizes] = [read(element, 'srcSet'), read(element, 'sizes')]
    // Its attributes are written as a document has them already.
    return srcSet
      ? `<link rel="preload" as="image"${screens} imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`
      : ''
  }
  if (!first.phone) return link(first.wide, '')
  return [
    link(first.phone, ` media="${media.phone}"`),
    link(first.wide, ` media="not all and ${media.phone}"`),
  ].join('\n')
}

/** Shows the first picture's own colours until it has come; `''` where they are not known. */
export function firstPictureStyles(html: string, colours: PictureColours): string {
  const first = findFirst(html)
  if (!first) return ''
  const src = read(first.wide, 'src').replaceAll('&amp;', '&')
  // What stands in the rule comes from data: nothing but a plain address may.
  if (!/^[\w/?&=%.-]+$/.test(src)) return ''
  const rule = (path: string | undefined) => {
    const gradient = path && colours[path]?.join(',')
    return gradient ? `img[src="${src}"]{background-image:linear-gradient(${gradient})}` : ''
  }
  const [wide, phone] = [first.wide, first.phone ?? ''].map((element) => storedPaths(element)[0])
  const phoneRule = rule(phone)
  return `${rule(wide)}${phoneRule && `@media ${media.phone}{${phoneRule}}`}`
}

/** Paths of the stored pictures that a page shows first. */
export function firstPicturePaths(html: string): string[] {
  const first = findFirst(html)
  return first ? [first.wide, first.phone ?? ''].flatMap((element) => storedPaths(element).slice(0, 1)) : []
}

const storedPaths = (element: string) =>
  [...element.matchAll(/\/_image\?url=([\w%.-]+)&/g)].map(([, path = '']) => decodeURIComponent(path))
