import { pictureAddress } from '../files/picture-address.ts'
import type { Image } from '#schema/primitives.ts'
import { useState, type PropsWithChildren } from 'react'
import { partOnDemand } from '../parts/part-on-demand.tsx'
import { button } from '../parts/styles.ts'
import { imageActions, imageBox, imagePreview, imageSide } from './styles.ts'

type ImageBoxProps = PropsWithChildren<{
  /** Title of the field. */
  name: string
  src: string | null | undefined
  isGated?: boolean
  /** Width to height in which the picture is shown: `4:3`. */
  ratio?: string | undefined
  /** `isPart`: it is cut out of the picture that was there. */
  onChoose: (image: Image, isPart: boolean) => void
  onClear?: (() => void) | undefined
}>

// Each with what it alone needs: most forms are filled without either.
const ImagePicker = partOnDemand(() => import('../files/image-picker.tsx').then((m) => m.ImagePicker))
const CropDialog = partOnDemand(() => import('../files/crop-dialog.tsx').then((m) => m.CropDialog))

const isStored = (src: string) => src.startsWith('/_files/')

/** A small view of a picture, and what can be done with it. */
export function ImageBox({ name, src, isGated = false, ratio, onChoose, onClear, children }: ImageBoxProps) {
  const [isPicking, setPicking] = useState(false)
  const [isCropping, setCropping] = useState(false)
  return (
    <div className={imageBox()} role="group" aria-label={name}>
      <div className={imagePreview()}>{src ? <img src={pictureAddress(src, 192)} alt="" /> : '없음'}</div>
      <div className={imageSide()}>
        <div className={imageActions()}>
          <button type="button" className={button()} onClick={() => setPicking(true)}>
            {src ? '바꾸기' : '고르기'}
          </button>
          {src && isStored(src) && (
            <button type="button" className={button()} onClick={() => setCropping(true)}>
              자르기
            </button>
          )}
          {src && onClear && (
            <button type="button" className={button({ look: 'quiet' })} onClick={onClear}>
              비우기
            </button>
          )}
        </div>
        {children}
      </div>
      {isCropping && src && (
        <CropDialog
          src={src}
          ratio={ratio}
          confirm="잘라서 쓰기"
          onClose={() => setCropping(false)}
          onCropped={(image) => {
            onChoose(image, true)
            setCropping(false)
          }}
        />
      )}
      {isPicking && (
        <ImagePicker
          title={`${name} 고르기`}
          selected={src ?? undefined}
          isGated={isGated}
          onClose={() => setPicking(false)}
          onChoose={(image) => {
            onChoose(image, false)
            setPicking(false)
          }}
        />
      )}
    </div>
  )
}
