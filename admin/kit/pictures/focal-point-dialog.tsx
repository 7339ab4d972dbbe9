import { focalPointOf, middle, withFocalPoint } from '#schema/plain/focal-point.ts'
import type { FocalPoint } from '#schema/plain/focal-point.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { button, fieldHint } from '../parts/styles.ts'
import { describePoint, moved, pointAt } from './focal-points.ts'
import { cutLook, cutLooks, focalFrame, focalHandle, focalPicture } from './focal-point.styles.ts'
import { pictureAddress } from './picture-address.ts'

type FocalPointDialogProps = {
  src: string
  /** Width to height in which the picture is shown, such as `4:3`. */
  ratio?: string | undefined
  onClose: () => void
  /** Called with the address that tells the point. */
  onChoose: (src: string) => void
}

/** Wide, tall and square places in which a picture may be cut, besides the field's own. */
const commonRatios = ['21:9', '3:4', '1:1']

/** Moves the point of a picture that stays in view where it is cut: by pointer, or by the arrow keys. */
export function FocalPointDialog({ src, ratio, onClose, onChoose }: FocalPointDialogProps) {
  const [point, setPoint] = useState(() => focalPointOf(src) ?? middle)
  const ratios = [...new Set([...(ratio ? [ratio] : []), ...commonRatios])]
  return (
    <Dialog
      title="초점 옮기기"
      size="large"
      onClose={onClose}
      actions={
        <>
          <button type="button" className={button()} onClick={onClose}>
            취소
          </button>
          <button type="button" className={button()} onClick={() => setPoint(middle)}>
            가운데로
          </button>
          <button
            type="button"
            className={button({ look: 'primary' })}
            onClick={() => onChoose(withFocalPoint(src, point))}
          >
            이 초점 적용
          </button>
        </>
      }
    >
      <PointPicker src={src} point={point} onChange={setPoint} />
      <ul className={cutLooks()} aria-label="잘려 보이는 모습">
        {ratios.map((one) => (
          <li key={one} className={cutLook()}>
            <img
              src={pictureAddress(src, 480)}
              alt=""
              style={{ aspectRatio: one.replace(':', ' / '), objectPosition: `${point.x}% ${point.y}%` }}
            />
            <span>{one === ratio ? `이 자리 (${one})` : one}</span>
          </li>
        ))}
      </ul>
      <p className={fieldHint()}>
        그림이 잘리는 자리마다 이 점이 보이게 자릅니다. 통째로 보이는 자리에서는 달라지는 것이 없습니다.
      </p>
    </Dialog>
  )
}

type PointPickerProps = { src: string; point: FocalPoint; onChange: (point: FocalPoint) => void }

/** The picture with its point. Two sliders take the keys, each the four arrows, so that either moves the point as it is seen. */
function PointPicker({ src, point, onChange }: PointPickerProps) {
  const slider = useRef<HTMLInputElement>(null)
  const hint = useId()
  const take = (event: PointerEvent<HTMLElement>) => {
    onChange(pointAt(event, event.currentTarget.getBoundingClientRect()))
  }
  const press = (event: KeyboardEvent) => {
    const next = moved(point, event)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }
  return (
    <>
      <div className={focalFrame()}>
        <div
          className={focalPicture()}
          onPointerDown={(event) => {
            event.preventDefault()
            event.currentTarget.setPointerCapture(event.pointerId)
            slider.current?.focus()
            take(event)
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) take(event)
          }}
        >
          <img src={pictureAddress(src, 1080)} alt="" draggable={false} />
          <div
            className={focalHandle()}
            role="group"
            aria-label="초점"
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
          >
            {(['x', 'y'] as const).map((axis) => (
              <input
                key={axis}
                ref={axis === 'x' ? slider : undefined}
                className={visuallyHidden()}
                type="range"
                data-begin={axis === 'x' || undefined}
                aria-label={axis === 'x' ? '초점의 가로 위치' : '초점의 세로 위치'}
                aria-valuetext={`${axis === 'x' ? '왼쪽' : '위'}에서 ${point[axis]}%`}
                aria-describedby={hint}
                value={point[axis]}
                onKeyDown={press}
                onChange={(event) => onChange({ ...point, [axis]: event.target.valueAsNumber })}
              />
            ))}
          </div>
        </div>
      </div>
      <p id={hint} className={fieldHint()}>
        {describePoint(point)}. 그림을 누르거나 점을 끌어 옮깁니다. 화살표 키로도 됩니다(Shift와 함께 누르면
        10%씩).
      </p>
    </>
  )
}
