import { z } from 'zod'
import { typed } from './call-parts.ts'
import { image, imageSource } from './primitives.ts'

/** The address under which a gated picture is kept; by it alone nobody gets it. */
export const gatedSource = z
  .string()
  .regex(/^\/_files\/[1-9]\d{0,9}\/gated\/[0-9a-f]{16}\.webp$/, '올려 둔 그림의 주소여야 합니다.')

/** A gated picture as a row keeps it. Whom it is shown to gets it with a signed address for `src`. */
export const gatedImage = image.extend({ src: gatedSource })
export type GatedImage = z.infer<typeof gatedImage>

/** What an upload made: `src` is what rows keep, `previewUrl` shows it to whom has uploaded it, for a while. */
export const uploadedImage = image.extend({ previewUrl: imageSource })

/** What a picture shows, for those who cannot see it. */
export const altText = typed(200).min(1, '그림을 설명하는 글이 있어야 합니다.')

/** What pictures are shown for; an address for one is of no use for another. */
export const gatedScopes = ['before-after', 'review', 'post', 'upload'] as const
export type GatedScope = (typeof gatedScopes)[number]
