import { withoutFocalPoint } from '#schema/plain/focal-point.ts'
import type { Image } from '#schema/primitives.ts'

/**
 * Returns a value with one picture in the place of another, wherever its address stands: whole pictures with their size
 * and description, and addresses alone, such as a logo's. A focal point goes with the picture that it was of.
 */
export function swapPicture<Value>(value: Value, path: string, image: Image): Value {
  return swap(value, path, image) as Value
}

function swap(value: unknown, path: string, image: Image): unknown {
  if (isAddress(value, path)) return image.src
  if (Array.isArray(value)) return value.map((one) => swap(one, path, image))
  if (typeof value !== 'object' || value === null) return value
  if ('src' in value && isAddress(value.src, path) && 'width' in value && 'height' in value) {
    return { ...value, ...image }
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, swap(one, path, image)]))
}

const isAddress = (value: unknown, path: string) =>
  typeof value === 'string' && withoutFocalPoint(value) === path
