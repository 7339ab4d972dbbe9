import { focalPosition } from '#schema/plain/focal-address.ts'
import type { Image } from '#schema/primitives.ts'
import { useContext, type CSSProperties } from 'react'
import { isLongPicture, type PicturePart } from '#schema/plain/long-picture.ts'
import { css, cx } from './css.ts'
import { imageAddress, imageSrcSet, isServed } from './image-address.ts'
import { ShownPictures } from './shown-pictures.ts'
import { media } from './tokens.ts'

const picture = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  // In the middle where its address tells no focal point.
  objectPosition: 'var(--focus)',
  '@phone': { objectPosition: 'var(--phone-focus)' },
  backgroundColor: '$surface',
  variants: {
    fit: {
      own: {},
      landscape: { aspectRatio: '4 / 3' },
      portrait: { aspectRatio: '3 / 4' },
      square: { aspectRatio: '1' },
      screen: { aspectRatio: '16 / 9' },
      panorama: { aspectRatio: '21 / 9' },
      /** Fills the nearest positioned ancestor. */
      fill: { position: 'absolute', inset: 0, height: '100%' },
    },
    /** For line drawings and signatures: the ground shows through, nothing is cut off. */
    drawn: {
      true: {
        objectFit: 'contain',
        backgroundColor: 'transparent',
        mixBlendMode: 'multiply',
      },
    },
  },
})

/** Lays its image out as if that stood alone. */
const plain = css({ display: 'contents' })

export type PictureProps = {
  image: Image
  /** `sizes` of the picture as laid out, such as `(max-width: 768px) 100vw, 33vw`. */
  sizes: string
  /** Shown instead on a phone, where the wide picture would lose its point. */
  mobileImage?: Image | undefined
  /** Ratio it is cut to: 4:3, 3:4, 1:1, 16:9, 21:9, or its ancestor's; `own` keeps the stored one. */
  fit?: 'own' | 'landscape' | 'portrait' | 'square' | 'screen' | 'panorama' | 'fill'
  drawn?: boolean
  /** On the first screen: loaded at once and first. */
  priority?: boolean
  className?: string
}

/** The part of a picture that a place of another shape shows; all of one that is not long. */
function shownPart(image: Image, fit: PictureProps['fit']): PicturePart | undefined {
  if (fit === 'own' || !isLongPicture(image) || !isServed(image.src)) return undefined
  return { focus: Number.parseInt(focalPosition(image)?.split(' ')[1] ?? '50', 10) }
}

/** A stored picture in the width that the screen needs, its place kept before it has come. */
export function Picture({
  image,
  mobileImage,
  sizes,
  fit = 'own',
  drawn = false,
  priority = false,
  className,
}: PictureProps) {
  const part = shownPart(image, fit)
  const src = imageAddress(image.src, 1080, part)
  const srcSet = imageSrcSet(image.src, image.width, part)
  const onPhone = mobileImage && {
    stored: mobileImage.src,
    srcSet: imageSrcSet(mobileImage.src, mobileImage.width, shownPart(mobileImage, fit)),
  }
  useContext(ShownPictures)({ stored: image.src, src, srcSet, sizes, priority, ...(onPhone && { onPhone }) })
  const img = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={cx(picture({ fit, drawn }), className)}
      style={
        {
          '--focus': focalPosition(image),
          '--phone-focus': focalPosition(mobileImage ?? image),
        } as CSSProperties
      }
    />
  )
  // React preloads an eager image that stands alone, for the screen of the moment: turned to another width, the browser
  // has loaded it in vain. Inside of `picture` it is left to the browser, which finds it as early.
  if (!mobileImage) return priority ? <picture className={plain()}>{img}</picture> : img
  return (
    <picture>
      <source
        media={media.phone}
        srcSet={onPhone?.srcSet ?? mobileImage.src}
        sizes={sizes}
        width={mobileImage.width}
        height={mobileImage.height}
      />
      {img}
    </picture>
  )
}
