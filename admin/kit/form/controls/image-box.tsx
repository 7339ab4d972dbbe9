import { focalPointOf } from '#schema/plain/focal-point.ts'
import type { Image } from '#schema/primitives.ts'
import { useState, type PropsWithChildren } from 'react'
import { describePoint } from '../../pictures/focal-points.ts'
import { pictureAddress } from '../../pictures/picture-address.ts'
import { partOnDemand } from '../../parts/part-on-demand.tsx'
import { button, fieldHint } from '../../parts/styles.ts'
import { imageActions, imageBox, imagePreview, imageSide } from './styles.ts'

type ImageBoxProps = PropsWithChildren<{
  /** Title of the field. */
  name: string
  src: string | null | undefined
  isGated?: boolean
  /** Width to height in which the picture is shown: `4:3`. */
  ratio?: string | undefined
  /** Regular expression of what the address may be, as the schema has it. */
  pattern?: string | undefined
  /** `isPart`: it is cut out of the picture that was there. */
  onChoose: (image: Image, isPart: boolean) => void
  /** Takes the address with another focal point; unset where the picture is never cut. */
  onMovePoint?: ((src: string) => void) | undefined
  onClear?: (() => void) | undefined
}>

// Each with what it alone needs: most forms are filled without any.
const ImagePicker = partOnDemand(() => import('../../pictures/image-picker.tsx').then((m) => m.ImagePicker))
const CropDialog = partOnDemand(() => import('../../pictures/crop-dialog.tsx').then((m) => m.CropDialog))
const FocalPointDialog = partOnDemand(() =>
  import('../../pictures/focal-point-dialog.tsx').then((m) => m.FocalPointDialog),
)

const isStored = (src: string) => src.startsWith('/_files/')

/** Returns the pattern where it takes addresses of elsewhere. */
const outside = (pattern: string | undefined) =>
  pattern !== undefined && new RegExp(pattern).test('https://example.com/a.jpg') ? pattern : undefined

/** A small view of a picture, and what can be done with it. */
export function ImageBox({
  name,
  src,
  isGated = false,
  ratio,
  pattern,
  onChoose,
  onMovePoint,
  onClear,
  children,
}: ImageBoxProps) {
  const [doing, setDoing] = useState<'pick' | 'crop' | 'point' | null>(null)
  const close = () => setDoing(null)
  const point = src && onMovePoint ? focalPointOf(src) : null
  return (
    <div className={imageBox()} role="group" aria-label={name}>
      <div className={imagePreview()}>{src ? <img src={pictureAddress(src, 192)} alt="" /> : '없음'}</div>
      <div className={imageSide()}>
        <div className={imageActions()}>
          <button type="button" className={button()} onClick={() => setDoing('pick')}>
            {src ? '변경' : '선택'}
          </button>
          {src && isStored(src) && (
            <button type="button" className={button()} onClick={() => setDoing('crop')}>
              자르기
            </button>
          )}
          {src && onMovePoint && (
            <button type="button" className={button()} onClick={() => setDoing('point')}>
              초점
            </button>
          )}
          {src && onClear && (
            <button type="button" className={button({ look: 'quiet' })} onClick={onClear}>
              비우기
            </button>
          )}
        </div>
        {point && <p className={fieldHint()}>{describePoint(point)}</p>}
        {children}
      </div>
      {doing === 'crop' && src && (
        <CropDialog
          src={src}
          ratio={ratio}
          confirm="잘라서 적용"
          onClose={close}
          onCropped={(image) => {
            onChoose(image, true)
            close()
          }}
        />
      )}
      {doing === 'point' && src && onMovePoint && (
        <FocalPointDialog
          src={src}
          ratio={ratio}
          onClose={close}
          onChoose={(moved) => {
            onMovePoint(moved)
            close()
          }}
        />
      )}
      {doing === 'pick' && (
        <ImagePicker
          title={`${name} 선택`}
          selected={src ?? undefined}
          isGated={isGated}
          outside={outside(pattern)}
          onClose={close}
          onChoose={(image) => {
            onChoose(image, false)
            close()
          }}
        />
      )}
    </div>
  )
}
