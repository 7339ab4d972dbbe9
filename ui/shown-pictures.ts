import { createContext } from 'react'

/** A picture as its data and its markup name it. */
export type PictureSource = {
  /** Address in the data: `/_files/…`. */
  stored: string
  /** Absent for a picture from elsewhere, which is served in no widths. */
  srcSet: string | undefined
}

/** A picture of a page, from which a browser chooses a width. */
export type ShownPicture = PictureSource & {
  /** `src` of its element. */
  src: string
  sizes: string
  /** Picture that phones show instead. */
  onPhone?: PictureSource
  /** True on the first screen. */
  priority: boolean
}

/** Hears, on the server, of each picture that a render shows, in the order of the page. */
export const ShownPictures = createContext<(picture: ShownPicture) => void>(() => {})
