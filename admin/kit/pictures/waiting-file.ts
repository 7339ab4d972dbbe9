/** A picture on its way into the library. */
export type WaitingFile = {
  id: number
  file: File
  preview: string
  alt: string
  isDecorative: boolean
  state:
    | { is: 'waiting' }
    /** Share of its bytes that is sent, from 0 to 1. */
    | { is: 'sending'; sent: number }
    /** `isFinal` where sending it again would change nothing. */
    | { is: 'refused'; why: string; isFinal: boolean }
}

/** Bytes that the API takes at most. */
const mostBytes = 20 * 1024 * 1024

let lastId = 0

/** Takes a file in; one that the API would refuse by its look is refused at once. */
export function takeFile(file: File): WaitingFile {
  const why = !file.type.startsWith('image/')
    ? '그림이 아닙니다. JPEG, PNG, WebP, AVIF, GIF 파일을 올려 주세요.'
    : file.size > mostBytes
      ? '20MB보다 큽니다. 크기를 줄여 다시 올려 주세요.'
      : null
  return {
    id: (lastId += 1),
    file,
    preview: URL.createObjectURL(file),
    alt: '',
    isDecorative: false,
    state: why ? { is: 'refused', why, isFinal: true } : { is: 'waiting' },
  }
}

/** Says whether a picture may be sent: it is described, or decorative. */
export const isReady = ({ alt, isDecorative, state }: WaitingFile) =>
  (state.is === 'waiting' || (state.is === 'refused' && !state.isFinal)) &&
  (isDecorative || alt.trim() !== '')
