import type { Image } from '#schema/primitives.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { useRevocableMutation } from '../parts/use-revocable-mutation.ts'
import { button, fieldError, fieldHint, fieldLabel, input } from '../parts/styles.ts'
import { chosen, drop, uploadFields } from './styles.ts'

type UploadBoxProps = { isGated: boolean; onUploaded: (image: Image) => void }

const firstPicture = (files: FileList | undefined | null) =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'))

/** Takes a picture that is dropped, pasted, chosen or taken with the camera, described for those who cannot see it. */
export function UploadBox({ isGated, onUploaded }: UploadBoxProps) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const file = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<{ file: File; preview: string } | null>(null)
  const [alt, setAlt] = useState('')
  const [isOver, setOver] = useState(false)
  const upload = useRevocableMutation({
    mutationFn: ({ body, text }: { body: Blob; text: string }, signal) =>
      api.request('POST /admin/files', { query: { alt: text, isGated }, body, signal }),
    onSuccess: ({ previewUrl: _preview, token: _token, ...image }) => onUploaded(image),
    onSettled: () => client.invalidateQueries({ queryKey: ['GET /admin/files'] }),
  })
  const take = (given: File | undefined) => {
    if (!given) return
    upload.giveUp()
    setPicture({ file: given, preview: URL.createObjectURL(given) })
  }
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const pasted = firstPicture(event.clipboardData?.files)
      if (!pasted) return
      event.preventDefault()
      upload.giveUp()
      setPicture({ file: pasted, preview: URL.createObjectURL(pasted) })
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  })
  const preview = picture?.preview
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])

  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  return (
    <div
      className={drop({ over: isOver })}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event)
        take(firstPicture(event.dataTransfer.files))
      }}
    >
      <input
        ref={file}
        type="file"
        accept="image/*"
        aria-label="올릴 그림"
        hidden
        onChange={(event) => {
          take(firstPicture(event.target.files))
          event.target.value = ''
        }}
      />
      {picture ? (
        <>
          <img className={chosen()} src={picture.preview} alt="" />
          <div className={uploadFields()}>
            <label className={fieldLabel()} htmlFor="upload-alt">
              대체 텍스트
            </label>
            <input
              id="upload-alt"
              className={input()}
              value={alt}
              maxLength={200}
              autoFocus
              placeholder="무엇이 보이는 그림인가요?"
              onChange={(event) => setAlt(event.target.value)}
            />
            <p
              className={upload.error ? fieldError() : fieldHint()}
              role={upload.error ? 'alert' : undefined}
            >
              {upload.error?.message ?? '그림을 볼 수 없는 사람에게 읽어 줄 글입니다.'}
            </p>
            <div>
              <button
                type="button"
                className={button({ look: 'primary' })}
                disabled={alt.trim() === '' || upload.isPending}
                onClick={() => upload.mutate({ body: picture.file, text: alt.trim() })}
              >
                {upload.isPending ? '올리는 중…' : '올리고 쓰기'}
              </button>{' '}
              <button
                type="button"
                className={button({ look: 'quiet' })}
                onClick={() => {
                  upload.giveUp()
                  setPicture(null)
                }}
              >
                그만두기
              </button>
            </div>
          </div>
        </>
      ) : (
        <>
          <button type="button" className={button({ look: 'primary' })} onClick={() => file.current?.click()}>
            <ImageUp size={15} aria-hidden /> 새 그림 올리기
          </button>
          <span>끌어다 놓거나 붙여 넣어도 됩니다. 휴대전화에서는 바로 찍을 수 있습니다.</span>
        </>
      )}
    </div>
  )
}
