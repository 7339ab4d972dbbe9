import { z } from 'zod'
import { moment } from './call-parts.ts'
import { image, line, safeUrl } from './primitives.ts'

const id = z.number().int().positive()
const device = z.enum(['PC', 'MOBILE'])

export const popupDirections = [
  'TOP',
  'BOTTOM',
  'LEFT',
  'RIGHT',
  'TOP_LEFT',
  'TOP_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_RIGHT',
  'CENTER',
] as const

/** `RATIO`: width and height are one to the other, such as 4:3; `FIXED`: they are pixels. */
export const popupSizeTypes = ['RATIO', 'FIXED'] as const
/** How a clinic gives the size: `PICTURE` is that of the first picture, which visitors get as its ratio. */
export const popupSizeChoices = ['PICTURE', ...popupSizeTypes] as const

/** Source: docs/product.md, U1. */
export const popupItem = z.object({
  id,
  title: line(60),
  weight: z.number().int(),
  linkTo: safeUrl.nullable(),
  pcContent: image.nullable(),
  mobileContent: image.nullable(),
  devices: z.array(device),
})

/** A popup with its items, both by weight. Source: docs/product.md, U1. */
export const popup = z.object({
  id,
  title: line(60),
  locations: z.array(z.string().max(200)),
  weight: z.number().int(),
  devices: z.array(device),
  popupItems: z.array(popupItem),
  pcWidth: z.number().int().positive(),
  pcHeight: z.number().int().positive(),
  pcSizeType: z.enum(popupSizeTypes),
  mobileWidth: z.number().int().positive(),
  mobileHeight: z.number().int().positive(),
  isAutoPlacement: z.boolean(),
  direction: z.enum(popupDirections),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
})
export type Popup = z.infer<typeof popup>
