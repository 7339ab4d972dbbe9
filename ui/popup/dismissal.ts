import { inSeoul } from '#schema/plain/seoul-clock.ts'

const prefix = 'DO_NOT_SHOW_POPUP_'
const day = 24 * 60 * 60 * 1000

/** Time in ms until the next day begins in Seoul, whatever the machine's zone. */
export const untilMidnightInSeoul = (now: number): number => day - (inSeoul(now).getTime() % day)

/**
 * The cookie of '오늘 하루 보지 않기'. It says for how long it holds, not until when: a browser compares a moment with the
 * device's clock, which may be wrong. Source: docs/product.md, U3.
 */
export const dismissalCookie = (id: number, now: number): string =>
  `${prefix}${id}=1; path=/; max-age=${Math.ceil(untilMidnightInSeoul(now) / 1000)}; SameSite=Lax`

/** Takes a dismissal back. */
export const noDismissalCookie = (id: number): string => `${prefix}${id}=; path=/; max-age=0; SameSite=Lax`

/** Ids of the popups that a visitor has dismissed for today, from `document.cookie`. */
export const dismissedPopups = (cookies: string): number[] =>
  cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith(prefix))
    .map((cookie) => Number(cookie.slice(prefix.length).split('=')[0]))
    .filter((id) => Number.isInteger(id))
