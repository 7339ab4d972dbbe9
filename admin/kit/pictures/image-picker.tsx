import { withoutFocalPoint } from '#schema/plain/focal-point.ts'
import type { Image } from '#schema/primitives.ts'
import { Link2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { button } from '../parts/styles.ts'
import { AddressField } from './address-field.tsx'
import { initialState, isFiltered, toQuery, type LibraryState } from './library-state.ts'
import { LibraryToolbar } from './library-toolbar.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { dropArea, pickerBody, pickerHead } from './styles.ts'
import { UploadButtons } from './upload-buttons.tsx'
import { UploadList } from './upload-list.tsx'
import { useGivenFiles } from './use-given-files.ts'
import { useUploads } from './use-uploads.ts'

type ImagePickerProps = {
  title: string
  selected: string | undefined
  /** True: offers and takes gated pictures, which nobody sees by their address alone. */
  isGated: boolean
  /** Regular expression of the addresses elsewhere that may be typed; unset where none may. */
  outside?: string | undefined
  onClose: () => void
  onChoose: (image: Image) => void
}

/** The library, one picture to choose, and a place for new ones. A single new one is chosen by being uploaded. */
export function ImagePicker({ title, selected, isGated, outside, onClose, onChoose }: ImagePickerProps) {
  const area = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<LibraryState>(initialState)
  const [isTyping, setTyping] = useState(false)
  const uploads = useUploads(isGated, (images) => {
    const [image, ...others] = images
    if (image && others.length === 0) onChoose(image)
  })
  const isOver = useGivenFiles(area, uploads.take)
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <div ref={area} className={`${dropArea({ over: isOver })} ${pickerBody()}`}>
        <div className={pickerHead()}>
          <UploadButtons onTake={uploads.take} />
          {outside !== undefined && (
            <button
              type="button"
              className={button()}
              aria-expanded={isTyping}
              onClick={() => setTyping(!isTyping)}
            >
              <Link2 size={15} aria-hidden /> 주소로 가져오기
            </button>
          )}
          <span>끌어다 놓거나 붙여 넣어도 됩니다.</span>
        </div>
        {outside !== undefined && isTyping && <AddressField pattern={outside} onChoose={onChoose} />}
        <UploadList uploads={uploads} title={uploads.files.length > 1 ? '모두 올리기' : '올리고 적용'} />
        <LibraryToolbar
          state={state}
          hasKinds={false}
          onChange={(values) => setState((before) => ({ ...before, ...values }))}
        />
        <PictureGrid
          query={{ ...toQuery(state), isGated }}
          isFiltered={isFiltered(state)}
          onShowAll={() => setState(initialState)}
          current={withoutFocalPoint(selected ?? '')}
          onOpen={({ src, alt, width, height }) => onChoose({ src, alt, width, height })}
        />
      </div>
    </Dialog>
  )
}
