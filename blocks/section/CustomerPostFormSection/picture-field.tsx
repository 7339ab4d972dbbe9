import { useQueryContext } from '#api/use-query-context.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Fault } from '#ui/form/field.tsx'
import { FreshText } from '#ui/fresh-text.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { ImagePlus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import * as styles from './styles.ts'

/** `src` is what the post keeps, `previewUrl` shows it for a while. */
export type AttachedPicture = { src: string; previewUrl: string; alt: string }

const most = 5
const largest = 10 * 1024 * 1024

type PictureFieldProps = {
  pictures: AttachedPicture[]
  onChange: (pictures: AttachedPicture[]) => void
}

/** Pictures of a post: uploaded as they are chosen, each removable. */
export function PictureField({ pictures, onChange }: PictureFieldProps) {
  const { api } = useQueryContext()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  const upload = async (files: File[]) => {
    setFault(undefined)
    setBusy(true)
    const added: AttachedPicture[] = []
    for (const file of files) {
      if (pictures.length + added.length >= most) {
        setFault(`사진은 ${most}장까지 붙일 수 있습니다.`)
        break
      }
      if (file.size > largest) {
        setFault(`${file.name}: 사진은 한 장에 10MB까지 올릴 수 있습니다.`)
        continue
      }
      try {
        const { src, previewUrl, alt } = await api.request('POST /customer/files', { query: {}, body: file })
        added.push({ src, previewUrl, alt })
      } catch (error) {
        setFault(`${file.name}: ${(error as Error).message}`)
      }
    }
    onChange([...pictures, ...added])
    setBusy(false)
  }
  return (
    <div className={styles.pictureField()}>
      <span className={styles.label()} id={`${id}-label`}>
        사진 <small>선택, {most}장까지</small>
      </span>
      {pictures.length > 0 && (
        <ul className={styles.thumbnails()}>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <img src={picture.previewUrl} alt={picture.alt} width={96} height={96} />
              <button
                type="button"
                aria-label={`${index + 1}번째 사진 빼기`}
                onClick={() => onChange(pictures.filter((one) => one !== picture))}
              >
                <X size={16} strokeWidth={2} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        className={visuallyHidden()}
        onChange={(event) => {
          void upload([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <button
        type="button"
        className={buttonClass({ look: 'quiet' })}
        aria-describedby={fault && id}
        aria-disabled={isBusy || pictures.length >= most}
        onClick={() => isBusy || pictures.length >= most || input.current?.click()}
      >
        <ImagePlus size={18} strokeWidth={1.75} aria-hidden />
        <FreshText>
          {isBusy ? '올리는 중' : pictures.length >= most ? `${most}장을 모두 붙였습니다` : '사진 붙이기'}
        </FreshText>
      </button>
      <div role="alert">
        <Fault id={id} fault={fault} />
      </div>
    </div>
  )
}
