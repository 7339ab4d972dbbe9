import { z } from 'zod'
import { typed } from './call-parts.ts'
import { image, imageSource } from './primitives.ts'

/** The address under which a gated picture is kept; by it alone nobody gets it. */
export const gatedSource = z
  .string()
  .regex(/^\/_files\/[1-9]\d{0,9}\/gated\/[0-9a-f]{16}\.webp$/, '올려 둔 그림의 주소여야 합니다.')
  .meta({ control: 'gatedImage' })

/** A gated picture as a row keeps it. Whom it is shown to gets it with a signed address for `src`. */
export const gatedImage = image.extend({ src: gatedSource.meta({ title: '그림' }) })
export type GatedImage = z.infer<typeof gatedImage>

/** Result of an upload: rows keep `src`; `previewUrl` shows the picture for a while to the one who uploaded it. */
export const uploadedImage = image.extend({ previewUrl: imageSource })

/** Text for those who cannot see a picture. */
export const altText = typed(200).min(1, '그림을 설명하는 글이 있어야 합니다.')

/** Purposes for which pictures are shown; an address for one is of no use for another. */
export const gatedScopes = ['before-after', 'review', 'post', 'upload'] as const
export type GatedScope = (typeof gatedScopes)[number]
