import type { CSS } from './css.ts'

/**
 * A style for pages whose scripts do not run: they are switched off, or the one that starts the site could not be had,
 * which the document marks by `data-no-scripts` (`renderer/server/keep-taps.ts`). `media`: holds only there.
 */
export function withoutScripts(style: CSS, media?: string): CSS {
  return {
    [`@media (scripting: none)${media ? ` and ${media}` : ''}`]: style,
    ':root[data-no-scripts] &': media ? { [`@media ${media}`]: style } : style,
  }
}

/**
 * Attributes of a button that opens the booking widget, which is loaded at the first sign of intent (decision 0024), and
 * until that has come its early layer (`ui/early/early-layer.tsx`). Where its script can't be had, the button submits a form of the document that leads to a page in its place
 * (`renderer/server/stand-in-forms.ts`).
 */
export const bookingButton = { type: 'submit', form: 'booking-page', 'data-opens': 'booking' } as const

/** Attributes of a button that opens the search, in the same way. */
export const searchButton = { type: 'submit', form: 'search-page', 'data-opens': 'search' } as const
