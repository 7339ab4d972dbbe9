import { readSelection, writeSelection } from '#admin/site/places/use-selection.ts'

/** Place of a person in the console: the path of the screen, and in the site's editor what is edited there. */
export const placeOf = ({ pathname, hash }: { pathname: string; hash: string }): string =>
  pathname === '/site' ? `/site${writeSelection(readSelection(hash)).slice(1)}` : pathname

/** The screen of a place: who edits other parts of the site is on the same one. */
export const screenOf = (place: string): string => (place.startsWith('/site/') ? '/site' : place)
