import type { Image } from '#schema/primitives.ts'

/** Widths in px by the ratio of the picture, and the ratio itself. Source: spec section 4, LAYER ratio sizes. */
export const shapes = {
  wide: { width: 1200, ratio: 16 / 9 },
  landscape: { width: 852, ratio: 4 / 3 },
  square: { width: 640, ratio: 1 },
  portrait: { width: 560, ratio: 3 / 4 },
  sheet: { width: 527.5, ratio: 210 / 297 },
} as const
export type Shape = keyof typeof shapes

/** The size whose ratio is the nearest. */
export function shapeOf({ width, height }: Image): Shape {
  const distance = (shape: Shape) => Math.abs(Math.log(width / height / shapes[shape].ratio))
  return (Object.keys(shapes) as Shape[]).reduce((nearest, shape) =>
    distance(shape) < distance(nearest) ? shape : nearest,
  )
}

/** `sizes` of a popup's picture. */
export const popupSizes = (image: Image): string =>
  `(max-width: 768px) 100vw, ${shapes[shapeOf(image)].width}px`
