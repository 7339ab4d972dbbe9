import { z } from 'zod'
import { languageCode, moment, typed } from './call-parts.ts'
import { shortAddressPath } from './plain/short-address-path.ts'
import { safeUrl } from './primitives.ts'

/** The last part of a short address: `ab12cd`. */
export const shortCode = z
  .string()
  .regex(/^[A-Za-z0-9_-]{3,40}$/, '짧은 주소는 영문, 숫자, -, _ 3~40자입니다.')

/** A short code, or a whole address that ends in one. */
export const shortenUrl = z
  .string()
  .max(500)
  .transform(
    (value) =>
      value
        .replace(/[?#].*$/, '')
        .replace(/\/+$/, '')
        .split('/')
        .at(-1) ?? '',
  )
  .pipe(shortCode)

const title = typed(100)

/** A short address and where it leads: for ever, unless told. */
export const shortLink = z.object({
  code: shortCode,
  // One that led to itself would never end.
  targetUrl: safeUrl.refine(
    (url) => !url.startsWith(shortAddressPath),
    '짧은 주소는 다른 짧은 주소로 연결할 수 없습니다. 마지막에 열릴 주소를 적어 주세요.',
  ),
  title: title.default(''),
  expiresAt: moment
    .refine((value) => value < '2100', '2099년까지의 시각이어야 합니다.')
    .nullable()
    .default(null),
})
export type ShortLink = z.output<typeof shortLink>

export const reviewLink = z.object({ title: title.min(1), url: safeUrl })
export const reviewLinkInLanguage = z.object({ ...reviewLink.shape, languageCode })
export type ReviewLinkInLanguage = z.output<typeof reviewLinkInLanguage>

/** Places where a visit may be written about; none before the visit. */
export const reviewPlaces = z.object({ isReviewable: z.boolean(), rows: z.array(reviewLink) })
export type ReviewPlaces = z.output<typeof reviewPlaces>
