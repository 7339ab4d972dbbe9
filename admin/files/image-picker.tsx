import type { Image } from '#schema/primitives.ts'
import { pictureAddress } from './picture-address.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../admin-context.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Failure } from '../parts/failure.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { getFilesQueryOptions } from '../queries/get-files.ts'
import { UploadBox } from './upload-box.tsx'
import { grid, name, pick, picture } from './styles.ts'

type ImagePickerProps = {
  title: string
  selected: string | undefined
  /** True: offers and takes gated pictures, which nobody sees by their address alone. */
  isGated: boolean
  onClose: () => void
  onChoose: (image: Image) => void
}

/** The stored pictures, one to choose, and a place for a new one. */
export function ImagePicker({ title, selected, isGated, onClose, onChoose }: ImagePickerProps) {
  const { api } = useAdmin()
  const { data, error, refetch } = useQuery(getFilesQueryOptions(api, isGated))
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <UploadBox isGated={isGated} onUploaded={onChoose} />
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Waiting label="그림을 불러오는 중" />
      ) : data.rows.length === 0 ? (
        <p>올려 둔 그림이 없습니다.</p>
      ) : (
        <ul className={grid()}>
          {data.rows.map((image) => (
            <li key={image.src}>
              <button
                type="button"
                className={pick({ selected: image.src === selected })}
                aria-pressed={image.src === selected}
                onClick={() => onChoose(image)}
              >
                <img className={picture()} src={pictureAddress(image.src, 320)} alt="" loading="lazy" />
                <span className={name()}>
                  {image.alt || image.src.split('/').at(-1)}
                  <small>
                    {image.width} × {image.height}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
