import { z } from 'zod'
import { moment } from './call-parts.ts'
import { image, line, paragraph, safeUrl } from './primitives.ts'

const id = z.number().int().positive()

/** Names of the places banners go to, as the partner's pages use them: `HOME_TOP`. */
export const bannerLocation = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{0,39}$/, '대문자, 숫자, _로 40자까지입니다. 예: HOME_TOP')

export const banner = z.object({
  id,
  location: bannerLocation,
  title: line(120),
  description: paragraph(300),
  pcImage: image,
  /** `null`: the one for PC serves. */
  mobileImage: image.nullable(),
  linkTo: safeUrl.nullable(),
  weight: z.number().int(),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
})
export type Banner = z.infer<typeof banner>
