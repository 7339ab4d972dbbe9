import { imageAddress } from '#ui/image-address.ts'

/** Address of a stored picture in the console, in one width; a gated picture is shown to who is signed in. */
export function pictureAddress(src: string, width: number): string {
  const hash = /\/gated\/(\w+)\.webp$/.exec(src)?.[1]
  return hash ? `/_api/admin/gated-files/${hash}?width=${width}` : imageAddress(src, width)
}
