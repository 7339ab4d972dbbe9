/** A stored picture, in px. */
export type Picture = { src: string; width: number; height: number }

const defaultSize = { width: 480, height: 160 }

/** Returns the address of the drawing that stands for a stored file, in the size that its place in the data tells. */
export function pictureAddress(file: string, width = defaultSize.width, height = defaultSize.height): string {
  const name = file.replace(/^.*\//, '').replace(/[^a-z0-9-]+/gi, '-')
  return `/_catalogue/picture/${width}x${height}/${name}.svg`
}

/** The same drawing as by night, for what is written on it in white. */
export const darkened = (address: string) => address.replace(/\.svg$/, '-dark.svg')

/** A soft drawing that is told from others by its name: pictures of samples, which nobody has stored. */
export function drawSamplePicture(width: number, height: number, name: string): string {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const at = (share: number, of: number) => Math.round((((seed * share) % 97) / 97) * of)
  const size = Math.min(width, height)
  const hue = 88 + (seed % 60)
  const isDark = name.endsWith('-dark.svg')
  const light = (value: number) => `${isDark ? value - 68 : value}%`
  const rings = [0.34, 0.52, 0.7, 0.9].map(
    (part) =>
      `<circle cx="${at(13, width)}" cy="${at(29, height)}" r="${Math.round(size * part)}" fill="none" stroke="hsl(${hue} 24% 62%)" stroke-opacity=".5" stroke-width="${Math.max(1, Math.round(size / 240))}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 30% ${light(93)})"/><stop offset="1" stop-color="hsl(${hue + 30} 26% ${light(80)})"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/><ellipse cx="${at(53, width)}" cy="${at(71, height)}" rx="${Math.round(size * 0.42)}" ry="${Math.round(size * 0.3)}" fill="hsl(${hue + 14} 34% ${light(88)})"/>${rings.join('')}</svg>`
}
