import { z } from 'zod'
import { focalPointOf, withoutFocalPoint } from './plain/focal-point.ts'
import type { MessageMeta } from './plain/message-words.ts'
import { toPersonName } from './plain/person-name.ts'
import { videoPlayer, videoServices } from './plain/video-link.ts'

/**
 * Form control for a value. Carried in the schema's metadata, so that the console's form, the JSON Schema and the
 * catalogue come from one place.
 */
export type Control =
  | 'multiline'
  | 'image'
  | 'link'
  /** An address that is none of the site's own. */
  | 'outside'
  /** The last part of a short address of the site, shown whole below it. */
  | 'short'
  /** A link to a video. */
  | 'video'
  | 'color'
  | 'icon'
  /** A price in won. */
  | 'won'
  /** A duration, kept in minutes. */
  | 'duration'
  /** A moment, kept in UTC and entered as a day and a time in Seoul. */
  | 'moment'
  /** A time of day in Seoul: `14:30`. */
  | 'time'
  /** A picture whose address alone shows it to nobody. */
  | 'gatedImage'
  /** A list whose items stand in the lines of a table. */
  | 'table'
  /** A group whose fields stand on one line. */
  | 'row'
  /** A part of a form under a heading of its own. */
  | 'part'
  /** A group that begins folded away, however few its fields are. */
  | 'folded'
  /** The words of a message, with what they may name and how it looks on a phone. */
  | 'message'
  /** Words of a long text in runs, of which some are bold or a link. */
  | 'runs'
  /** Kept with the data and shown to nobody. */
  | 'hidden'

declare module 'zod' {
  interface GlobalMeta {
    /** Sentence under the field in the console. */
    hint?: string
    control?: Control
    /** Width to height in which a picture is shown, to which the console offers to crop it: `4:3`. */
    ratio?: `${number}:${number}`
    /** Korean names of an enum's values in the console. */
    labels?: Record<string, string>
    /** The sibling, and those of its values, with which the field is used: with others the console folds it away. */
    usedWith?: { field: string; values: readonly string[] }
    /** Name of the rows that a number, or each number of a list, refers to: `products`. */
    references?: string
    /** Name of the names that a text, or each text of a list, is chosen from; another one may be typed: `faq-groups`. */
    names?: string
    /** Of a list that refers to rows: its order is seen on the site. */
    isOrdered?: boolean
    /** Marks the fields of a message: its kind, its default text, and the values that a text may and must contain. */
    message?: MessageMeta
  }
}

/**
 * Returns why an address may not become a link; `null` when it may.
 *
 * Admitted are in-site paths (`/x`, never `//x` or `/\x`), `http(s)` addresses without user info, `tel:`,
 * `mailto:`, and bare hosts (`pf.kakao.com/_x`), which become `http://…`. Source: docs/product.md, L1, L2.
 */
function linkProblem(value: string): string | null {
  if (/[\u0000-\u0020\u007f\\]/.test(value)) return '주소에는 공백이나 역슬래시를 쓸 수 없습니다.'
  if (value.startsWith('/')) {
    // A browser reads `/.//host` as `//host`, which leads off the site.
    const path = URL.canParse(value, 'http://site') ? new URL(value, 'http://site').pathname : '//'
    return value.startsWith('//') || path.startsWith('//')
      ? '사이트 안의 주소는 /로 한 번만 시작합니다.'
      : null
  }
  if (value.startsWith('#')) return null
  if (/^tel:\+?[0-9-]+$/.test(value) || /^mailto:[^@\s]+@[^@\s]+$/.test(value)) return null
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(value)?.[1]?.toLowerCase()
  if (scheme && scheme !== 'http' && scheme !== 'https') {
    return `${scheme}: 주소는 쓸 수 없습니다. /, https://, tel:, mailto: 중 하나로 시작해야 합니다.`
  }
  const address = scheme ? value : `http://${value}`
  if (!URL.canParse(address)) return '올바른 주소가 아닙니다. 예: /events, https://example.com'
  const url = new URL(address)
  if (url.username || url.password) return '주소에 사용자 정보를 넣을 수 없습니다.'
  if (!url.hostname.includes('.') && url.hostname !== 'localhost')
    return '올바른 주소가 아닙니다. 예: /events, https://example.com'
  return null
}

/** An address that may become a link. Source: docs/product.md, L2. */
export const safeUrl = z
  .string()
  .max(2000)
  .superRefine((value, context) => {
    const message = linkProblem(value)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .meta({ control: 'link', hint: '/로 시작하면 같은 탭, 그 밖의 주소는 새 탭에서 열립니다.' })

/** The address of a picture: a stored file (`/_files/…`) or an `https` address. Its fragment may tell a focal point. */
export const imageSource = z
  .string()
  .max(2000)
  .regex(/^(\/(?![/\\])|https:\/\/)[^\s"'<>\\]+$/, '그림 주소는 /_files/… 또는 https://…여야 합니다.')
  .refine(
    (value) => value === withoutFocalPoint(value) || focalPointOf(value) !== null,
    '그림의 초점은 #focus=30,20처럼 0부터 100까지의 두 정수여야 합니다.',
  )
  .meta({ control: 'image' })

/** A link to a video of a service whose player may stand on a page. Source: docs/product.md, L4. */
export const videoLink = z
  .string()
  .max(500)
  .refine(
    (value) => videoPlayer(value) !== null,
    `영상의 주소가 아닙니다. 쓸 수 있는 곳: ${videoServices.join(', ')}. 예: https://youtu.be/…`,
  )
  .meta({ control: 'video', hint: '주소창의 주소도, 공유 주소도 됩니다. 소리 없이 바로 재생됩니다.' })

/** A picture with the size it was stored in (pixels), so that the page keeps its place before it loads. */
export const image = z.object({
  src: imageSource.meta({ title: '그림' }),
  alt: z
    .string()
    .max(200)
    .meta({ title: '대체 텍스트', hint: '그림을 볼 수 없는 사람에게 읽어 줄 글입니다.' }),
  width: z.number().int().positive().max(20_000).meta({ title: '너비(px)' }),
  height: z.number().int().positive().max(65_500).meta({ title: '높이(px)' }),
})
export type Image = z.infer<typeof image>

/** A colour as `#rrggbb`. */
export const colorToken = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, '색은 #rrggbb 형식이어야 합니다. 예: #0f5b45')
  .meta({ control: 'color' })

/** One line of text a visitor reads. */
export const line = (max = 120) => z.string().max(max)

/** A person's name (`toPersonName`); empty unless more is asked of it. */
export const personName = (max: number) =>
  z.string().overwrite(toPersonName).max(max, `이름은 ${max}자까지입니다.`)

/** Several lines of text a visitor reads; line breaks are kept. */
export const paragraph = (max = 1000) => z.string().max(max).meta({ control: 'multiline' })

/** Background of a section. */
export const ground = z
  .enum(['plain', 'surface'])
  .meta({ title: '바탕', labels: { plain: '바탕색', surface: '연한 배경' } })

/** A price in won, without decimals. */
export const won = z.number().int().nonnegative().max(1_000_000_000)

/** A link with its label. */
export const link = z.object({
  title: line(60).min(1).meta({ title: '이름' }),
  url: safeUrl.meta({ title: '주소' }),
})
export type Link = z.infer<typeof link>
