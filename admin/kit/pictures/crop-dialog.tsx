import { callMutation, callQuery } from '#api/call-query.ts'
import {
  focalPointOf,
  withFocalPoint,
  withoutFocalPoint,
  type FocalPoint,
} from '#schema/plain/focal-point.ts'
import type { Image } from '#schema/primitives.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useAdmin } from '../console/admin-context.tsx'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { button, fieldError, fieldHint } from '../parts/styles.ts'
import { QueryNote } from '../parts/query-note.tsx'
import { pointWithin } from './focal-points.ts'
import { pictureAddress } from './picture-address.ts'
import { cropFrame, cropPicture, ratioChoice, ratioChoices } from './styles.ts'
import { toPixels } from './to-pixels.ts'

type CropDialogProps = {
  src: string
  /** Width to height in which the picture is shown, such as `4:3`. */
  ratio?: string | undefined
  /** Title of the button that cuts. */
  confirm: string
  onClose: () => void
  onCropped: (image: Image) => void
}

/** Ratios that are offered besides the slot's own. */
const commonRatios = ['1:1', '4:3', '3:4', '16:9', '9:16']
/** Narrowest picture in px that is not blurred on a wide screen. */
const sharpFrom = 640

const aspectOf = (ratio: string | undefined) => {
  const [width, height] = (ratio ?? '').split(':').map(Number)
  return width && height ? width / height : undefined
}

/** Cuts a part out of a picture; of one that is cut already, out of the original. */
export function CropDialog({ src, ...rest }: CropDialogProps) {
  const { api } = useAdmin()
  const state = useQuery({
    ...callQuery(api, 'GET /admin/files/state', { query: { path: withoutFocalPoint(src) } }),
    staleTime: 0,
  })
  const original = state.data && (state.data.croppedFrom ?? state.data)
  return (
    <Dialog title="그림 자르기" size="large" onClose={rest.onClose}>
      {original ? (
        <Cropper
          original={original}
          // Where the picture lies in the original is not known of one that is cut.
          point={state.data?.croppedFrom ? null : focalPointOf(src)}
          {...rest}
        />
      ) : (
        <QueryNote query={state} label="그림을 불러오는 중" />
      )}
    </Dialog>
  )
}

/** The largest part of a picture in a ratio, in its middle; all of it where there is none. */
function largest({ width, height }: Image, ratio: string | undefined): PercentCrop {
  const aspect = aspectOf(ratio)
  const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }
  if (aspect === undefined) return whole
  const isWider = width / height > aspect
  const side = isWider ? { height: 100 } : { width: 100 }
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, aspect, width, height), width, height)
}

type CropperProps = Omit<CropDialogProps, 'src'> & { original: Image; point: FocalPoint | null }

function Cropper({ original, point, ratio, confirm, onClose, onCropped }: CropperProps) {
  const { api } = useAdmin()
  const [chosen, setChosen] = useState(ratio)
  const [part, setPart] = useState(() => largest(original, ratio))
  const crop = useMutation({
    ...callMutation(api, 'POST /admin/files/crop'),
    onSuccess: ({ src, alt, width, height }) => {
      const kept = point && pointWithin(point, part)
      onCropped({ src: kept ? withFocalPoint(src, kept) : src, alt, width, height })
    },
  })
  const pixels = toPixels(part, original)
  const choose = (next: string | undefined) => {
    setChosen(next)
    setPart(largest(original, next))
  }
  return (
    <>
      <RatioChoices own={ratio} chosen={chosen} onChoose={choose} />
      <div className={cropFrame()}>
        <ReactCrop
          crop={part}
          aspect={aspectOf(chosen)}
          keepSelection
          ruleOfThirds
          minWidth={24}
          minHeight={24}
          ariaLabels={ariaLabels}
          onChange={(_, percent) => setPart(percent)}
        >
          <img className={cropPicture()} src={pictureAddress(original.src, 1080)} alt={original.alt} />
        </ReactCrop>
      </div>
      <p className={crop.error ? fieldError() : fieldHint()} role={crop.error ? 'alert' : 'status'}>
        {crop.error?.message ??
          `${pixels.width} × ${pixels.height}${pixels.width < sharpFrom ? '. 작아서 흐리게 보일 수 있습니다.' : ''}`}
      </p>
      <p className={fieldHint()}>
        끌어서 옮기고 모서리를 끌어 크기를 바꿉니다. 화살표 키로도 됩니다. 원본은 그대로 남습니다.
      </p>
      <div className={ratioChoices()}>
        <Button
          type="button"
          className={button({ look: 'primary' })}
          disabled={crop.isPending}
          onClick={() => crop.mutate({ body: { path: original.src, ...pixels } })}
        >
          {crop.isPending ? '자르는 중…' : confirm}
        </Button>
        <button type="button" className={button()} onClick={onClose}>
          취소
        </button>
      </div>
    </>
  )
}

type RatioChoicesProps = {
  /** Ratio in which the picture is shown. */
  own: string | undefined
  chosen: string | undefined
  onChoose: (ratio: string | undefined) => void
}

function RatioChoices({ own, chosen, onChoose }: RatioChoicesProps) {
  const ratios = [...new Set([...(own ? [own] : []), ...commonRatios])]
  return (
    <fieldset className={ratioChoices()}>
      <legend>비율</legend>
      {[...ratios, undefined].map((one) => (
        <label key={one ?? 'free'} className={ratioChoice()}>
          <input type="radio" name="crop-ratio" checked={chosen === one} onChange={() => onChoose(one)} />
          <span>
            {one ?? '자유'}
            {one !== undefined && one === own && ' (이 자리)'}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const ariaLabels = {
  cropArea: '화살표 키로 자를 곳을 옮깁니다',
  nwDragHandle: '화살표 키로 왼쪽 위 모서리를 옮깁니다',
  nDragHandle: '위아래 화살표 키로 위쪽 변을 옮깁니다',
  neDragHandle: '화살표 키로 오른쪽 위 모서리를 옮깁니다',
  eDragHandle: '좌우 화살표 키로 오른쪽 변을 옮깁니다',
  seDragHandle: '화살표 키로 오른쪽 아래 모서리를 옮깁니다',
  sDragHandle: '위아래 화살표 키로 아래쪽 변을 옮깁니다',
  swDragHandle: '화살표 키로 왼쪽 아래 모서리를 옮깁니다',
  wDragHandle: '좌우 화살표 키로 왼쪽 변을 옮깁니다',
}
