import { isLongPicture, stripEdges } from '#schema/plain/long-picture.ts'
import type { Image } from '#schema/primitives.ts'
import { useContext } from 'react'
import { css, cx } from './css.ts'
import { imageAddress, imageSrcSet, isServed } from './image-address.ts'
import { Picture, type PictureProps } from './picture.tsx'
import { ShownPictures } from './shown-pictures.ts'

const strips = css({
  display: 'block',
  variants: {
    shownOn: {
      every: {},
      wide: { '@phone': { display: 'none' } },
      phone: { display: 'none', '@phone': { display: 'block' } },
    },
  },
})
/** The box has the strip's own shape, to which a picture that is narrowed by whole pixels is fitted: strips meet. */
const strip = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'fill',
  backgroundColor: '$surface',
  variants: {
    // A place that rounds its pictures rounds the corners of the whole.
    goesOn: { true: { '&&&': { borderBottomLeftRadius: 0, borderBottomRightRadius: 0 } }, false: {} },
    isContinued: { true: { '&&&': { borderTopLeftRadius: 0, borderTopRightRadius: 0 } }, false: {} },
  },
})
const plain = css({ display: 'contents' })

type WholePictureProps = Omit<PictureProps, 'fit' | 'drawn'>

const isCut = (image: Image | undefined) => image && isLongPicture(image) && isServed(image.src)

/**
 * A picture of which nothing is cut off, whatever its shape: a long one in strips one below the other, each loaded when
 * it is near the screen. Source: docs/product.md, I6.
 */
export function WholePicture(props: WholePictureProps) {
  const { image, mobileImage, ...rest } = props
  if (!isCut(image) && !isCut(mobileImage)) return <Picture {...props} />
  if (!mobileImage) return <Strips image={image} shownOn="every" {...rest} />
  return (
    <>
      <Strips image={image} shownOn="wide" {...rest} />
      <Strips image={mobileImage} shownOn="phone" {...rest} />
    </>
  )
}

type StripsProps = Omit<WholePictureProps, 'mobileImage'> & { shownOn: 'every' | 'wide' | 'phone' }

function Strips({ image, sizes, priority, className, shownOn }: StripsProps) {
  const { src, alt, width, height } = image
  const edges = isCut(image) ? stripEdges(image) : [0, height]
  // A browser loads the hidden one of two pictures unless it is lazy.
  const isEager = priority && shownOn === 'every'
  const tell = useContext(ShownPictures)
  return (
    <span className={cx(strips({ shownOn }), className)}>
      {edges.slice(1).map((bottom, index) => {
        const part = isCut(image) ? { strip: index } : undefined
        const rows = bottom - edges[index]!
        const isFirst = isEager === true && index === 0
        const address = imageAddress(src, 1080, part)
        const srcSet = imageSrcSet(src, width, part)
        tell({ stored: src, src: address, srcSet, sizes, priority: isFirst })
        return (
          <picture key={index} className={plain()}>
            <img
              src={address}
              srcSet={srcSet}
              sizes={sizes}
              width={width}
              height={rows}
              alt={index === 0 ? alt : ''}
              loading={isFirst ? 'eager' : 'lazy'}
              fetchPriority={isFirst ? 'high' : undefined}
              decoding="async"
              className={strip({ isContinued: index > 0, goesOn: index < edges.length - 2 })}
              style={{ aspectRatio: `${width} / ${rows}` }}
            />
          </picture>
        )
      })}
    </span>
  )
}
