import { Camera, ImageUp } from 'lucide-react'
import { useRef, type ChangeEvent } from 'react'
import { button } from '../parts/styles.ts'
import { onTouch } from './styles.ts'

/** Choose pictures from the device; on one that is touched, take one with the camera. */
export function UploadButtons({ onTake }: { onTake: (files: File[]) => void }) {
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onTake([...(target.files ?? [])])
    target.value = ''
  }
  return (
    <>
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        aria-label="올릴 그림"
        hidden
        onChange={onChange}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="찍은 사진"
        hidden
        onChange={onChange}
      />
      <button type="button" className={button({ look: 'primary' })} onClick={() => files.current?.click()}>
        <ImageUp size={15} aria-hidden /> 그림 올리기
      </button>
      <span className={onTouch()}>
        <button type="button" className={button()} onClick={() => camera.current?.click()}>
          <Camera size={15} aria-hidden /> 사진 찍기
        </button>
      </span>
    </>
  )
}
