import { inSeoul, seoulOffset } from '#schema/plain/seoul-clock.ts'

const prefix = 'DO_NOT_SHOW_POPUP_'
const day = 24 * 60 * 60 * 1000

/** The start of the next day in Seoul, whatever the machine's zone. */
export const nextMidnightInSeoul = (now: Date): Date =>
  new Date((Math.floor(inSeoul(now).getTime() / day) + 1) * day - seoulOffset)

/** The cookie of '오늘 하루 보지 않기'. Source: docs/product.md, U3. */
export const dismissalCookie = (id: number, now: Date): string =>
  `${prefix}${id}=1; path=/; expires=${nextMidnightInSeoul(now).toUTCString()}; SameSite=Lax`

/** Takes a dismissal back. */
export const noDismissalCookie = (id: number): string => `${prefix}${id}=; path=/; max-age=0; SameSite=Lax`

/** Ids of the popups that a visitor has dismissed for today, from `document.cookie`. */
export const dismissedPopups = (cookies: string): number[] =>
  cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith(prefix))
    .map((cookie) => Number(cookie.slice(prefix.length).split('=')[0]))
    .filter((id) => Number.isInteger(id))
