import { vi } from 'vitest'

type Picture = { src: string; width: number; height: number }

/** Has the browser load these pictures, which may grow, and no others. Undone by `vi.unstubAllGlobals()`. */
export function stubPictures(pictures: readonly Picture[]): void {
  class Loaded {
    src = ''
    naturalWidth = 0
    naturalHeight = 0
    async decode() {
      const found = pictures.find(({ src }) => src === this.src)
      if (!found) throw new DOMException('There is no picture.', 'EncodingError')
      this.naturalWidth = found.width
      this.naturalHeight = found.height
    }
  }
  vi.stubGlobal('Image', Loaded)
}
