import { z } from 'zod'
import { flag, moment, typed } from './call-parts.ts'
import { image, imageSource } from './primitives.ts'

/** The address under which a gated picture is kept; by it alone nobody gets it. */
export const gatedSource = z
  .string()
  .regex(/^\/_files\/[1-9]\d{0,9}\/gated\/[0-9a-f]{16}\.webp$/, '올려 둔 그림의 주소여야 합니다.')
  .meta({ control: 'gatedImage' })

/** A gated picture as a row keeps it. Whom it is shown to gets it with a signed address for `src`. */
export const gatedImage = image.extend({ src: gatedSource.meta({ title: '그림' }) })
export type GatedImage = z.infer<typeof gatedImage>

const pixels = z.object({ width: z.number().int().positive(), height: z.number().int().positive() })

/** Result of an upload: rows keep `src`; `previewUrl` shows the picture for a while to the one who uploaded it. */
export const uploadedImage = image.extend({
  previewUrl: imageSource,
  reducedFrom: pixels.nullable().meta({ description: '줄여서 저장했으면 올린 그림의 크기' }),
})

/** Text for those who cannot see a picture. */
export const altText = typed(200).min(1, '그림을 설명하는 글이 있어야 합니다.')

/** Text for those who cannot see a picture of the console's; a decorative picture has none. */
export const describing = {
  alt: typed(200).trim().default(''),
  isDecorative: flag.default(false),
}

/** For `refine`: a picture is described, or decorative. Source: WCAG 2.2, success criterion 1.1.1. */
export const isDescribed: [
  (given: { alt: string; isDecorative: boolean }) => boolean,
  { path: string[]; message: string },
] = [
  ({ alt, isDecorative }) => (alt === '') === isDecorative,
  {
    path: ['alt'],
    message: '그림을 설명하는 글이 있어야 합니다. 장식용 그림이면 글을 비우고 isDecorative를 켜 주세요.',
  },
]

/** Words by which the console finds pictures, each once. */
export const fileTags = z
  .array(typed(30).trim().min(1, '태그를 적어 주세요.'))
  .max(20, '태그는 20개까지입니다.')
  .transform((tags) => [...new Set(tags)])

/** The address of a picture in the library. */
export const filePath = typed(200)

/** A picture as the library lists it. */
export const storedFile = image.extend({
  isGated: z.boolean().meta({ description: '주소만으로는 볼 수 없는 그림(전후 사진, 후기)' }),
  tags: z.array(z.string()),
  createdAt: moment,
  uploadedBy: z.string().nullable().meta({ description: '올린 계정의 그때 이름' }),
})
export type StoredFile = z.infer<typeof storedFile>

/** A place that refers to a picture. */
export const fileUse = z.object({
  message: z.string().meta({ description: '어디에서 쓰는지' }),
  link: z.string().nullable().meta({ description: '콘솔에서 그것을 여는 주소(/admin 아래)' }),
})
export type FileUse = z.infer<typeof fileUse>

/** One picture of the library with all that is known of it. */
export const fileState = storedFile.extend({
  size: z.number().int().nonnegative().meta({ description: '바이트' }),
  croppedFrom: image.nullable().meta({ description: '잘라 내기 전의 그림; 지워졌으면 null' }),
  uses: z.array(fileUse).meta({ description: '쓰이는 곳, 20곳까지' }),
})
export type FileState = z.infer<typeof fileState>

/** Orders of the library. */
export const fileSorts = ['-createdAt', 'createdAt', 'alt'] as const

/** Shortest side in px of what is cut out of a picture. */
export const leastCrop = 16

/** Part of a picture, in its own pixels from the top left. */
export const crop = z.object({
  x: z.number().int().nonnegative(),
  y: z.number().int().nonnegative(),
  width: z.number().int().min(leastCrop, `잘라 낸 그림은 너비가 ${leastCrop}픽셀 이상이어야 합니다.`),
  height: z.number().int().min(leastCrop, `잘라 낸 그림은 높이가 ${leastCrop}픽셀 이상이어야 합니다.`),
})
export type Crop = z.infer<typeof crop>

/** Purposes for which pictures are shown; an address for one is of no use for another. */
export const gatedScopes = ['before-after', 'review', 'post', 'upload'] as const
export type GatedScope = (typeof gatedScopes)[number]
