import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ShownPictures, type ShownPicture } from '#ui/shown-pictures.ts'

/** Pictures that a part of a page shows, as it tells them. */
export function shownPictures(content: ReactNode): ShownPicture[] {
  const pictures: ShownPicture[] = []
  renderToStaticMarkup(<ShownPictures value={(picture) => pictures.push(picture)}>{content}</ShownPictures>)
  return pictures
}
