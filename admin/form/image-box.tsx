import { pictureAddress } from '../files/picture-address.ts'
import type { Image } from '#schema/primitives.ts'
import { useState, type PropsWithChildren } from 'react'
import { ImagePicker } from '../files/image-picker.tsx'
import { button } from '../parts/styles.ts'
import { imageActions, imageBox, imagePreview, imageSide } from './styles.ts'

type ImageBoxProps = PropsWithChildren<{
  /** Title of the field. */
  name: string
  src: string | null | undefined
  isGated?: boolean
  onChoose: (image: Image) => void
  onClear?: (() => void) | undefined
}>

/** A small view of a picture, and what can be done with it. */
export function ImageBox({ name, src, isGated = false, onChoose, onClear, children }: ImageBoxProps) {
  const [isPicking, setPicking] = useState(false)
  return (
    <div className={imageBox()}>
      <div className={imagePreview()}>{src ? <img src={pictureAddress(src, 192)} alt="" /> : '없음'}</div>
      <div className={imageSide()}>
        <div className={imageActions()}>
          <button type="button" className={button()} onClick={() => setPicking(true)}>
            {src ? '바꾸기' : '고르기'}
          </button>
          {src && onClear && (
            <button type="button" className={button({ look: 'quiet' })} onClick={onClear}>
              비우기
            </button>
          )}
        </div>
        {children}
      </div>
      {isPicking && (
        <ImagePicker
          title={`${name} 고르기`}
          selected={src ?? undefined}
          isGated={isGated}
          onClose={() => setPicking(false)}
          onChoose={(image) => {
            onChoose(image)
            setPicking(false)
          }}
        />
      )}
    </div>
  )
}
