import { useQuery } from '@tanstack/react-query'
import { pictureAddress } from '#admin/kit/pictures/picture-address.ts'
import { pickColors } from './pick-colors.ts'

/** Width in px in which a logo is looked at. */
const width = 192

/** Colours of the clinic's logo, most telling first; none while it loads and where it cannot be read. */
export function useLogoColors(src: string | null | undefined): string[] {
  const { data } = useQuery({
    queryKey: ['logo colours', src],
    queryFn: () => readColors(src ?? ''),
    // Another origin's picture cannot be read.
    enabled: src?.startsWith('/_files/') ?? false,
    staleTime: Infinity,
    retry: false,
  })
  return data ?? []
}

async function readColors(src: string): Promise<string[]> {
  const picture = new Image()
  picture.src = pictureAddress(src, width)
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = picture.naturalHeight
  const context = canvas.getContext('2d')
  if (!context || canvas.width === 0) return []
  context.drawImage(picture, 0, 0)
  return pickColors(context.getImageData(0, 0, canvas.width, canvas.height).data)
}
