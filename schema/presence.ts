import { z } from 'zod'
import { roles } from './accounts.ts'

/** Where somebody is in the console: a screen by its path below `/admin`, and the field that they are at. */
export const presence = z.object({
  /** The site's editor adds what is edited there: `/site/pages/home/hero`. */
  place: z
    .string()
    .max(300, '화면의 주소는 300자까지입니다.')
    .regex(/^\/[^\s\0]*$/, '콘솔에 있는 화면의 주소를 적습니다. 예: /content/products/12'),
  /** JSON Pointer (RFC 6901) into what the screen's form edits; `null` at none. */
  field: z
    .string()
    .max(300, '항목의 경로는 300자까지입니다.')
    .regex(/^(?:\/[^\s\0/]*)+$/, '항목의 경로를 JSON Pointer로 적습니다. 예: /title')
    .nullable(),
})
export type Presence = z.infer<typeof presence>

/** Somebody else who is here, or oneself in another browser. */
export const person = presence.extend({ name: z.string(), role: z.enum(roles), isSelf: z.boolean() })
export type Person = z.infer<typeof person>
