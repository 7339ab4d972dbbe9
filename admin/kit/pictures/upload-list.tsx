import { X } from 'lucide-react'
import { Button } from '../parts/button.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { button, fieldError, fieldHint } from '../parts/styles.ts'
import { AltField } from './alt-field.tsx'
import { chosen, progress, uploadFields, uploadFoot, uploadItem, uploadPanel } from './styles.ts'
import { TagsField } from './tags-field.tsx'
import type { Uploads } from './use-uploads.ts'
import type { WaitingFile } from './waiting-file.ts'

type UploadListProps = {
  uploads: Uploads
  /** Title of the button that sends them. */
  title: string
}

/** Pictures that wait to be described and sent, each with how far it is, or why it was refused. */
export function UploadList({ uploads, title }: UploadListProps) {
  const { files, tags, isSending, canSend } = uploads
  if (files.length === 0) return null
  return (
    <section className={uploadPanel()} aria-label="올릴 그림">
      <ul>
        {files.map((one, index) => (
          <UploadItem key={one.id} file={one} isFirst={index === 0} uploads={uploads} />
        ))}
      </ul>
      <div className={uploadFoot()}>
        <TagsField value={tags} disabled={isSending} onChange={uploads.setTags} />
        <Button
          type="button"
          className={button({ look: 'primary' })}
          disabled={!canSend}
          onClick={uploads.send}
        >
          {isSending ? '올리는 중…' : title}
        </Button>
        <button type="button" className={button({ look: 'quiet' })} onClick={uploads.giveUp}>
          그만두기
        </button>
      </div>
    </section>
  )
}

type UploadItemProps = { file: WaitingFile; isFirst: boolean; uploads: Uploads }

function UploadItem({
  file: { id, file, preview, alt, isDecorative, state },
  isFirst,
  uploads,
}: UploadItemProps) {
  const isHopeless = state.is === 'refused' && state.isFinal
  return (
    <li className={uploadItem()}>
      {isHopeless ? <span className={chosen()} /> : <img className={chosen()} src={preview} alt="" />}
      <div className={uploadFields()}>
        <b>{file.name}</b>
        {!isHopeless && (
          <AltField
            alt={alt}
            isDecorative={isDecorative}
            label={`대체 텍스트: ${file.name}`}
            isFocused={isFirst}
            isDisabled={state.is === 'sending'}
            onChange={(values) => uploads.change(id, values)}
          />
        )}
        {state.is === 'refused' ? (
          <p className={fieldError()} role="alert">
            {state.why}
          </p>
        ) : state.is === 'sending' ? (
          <progress className={progress()} aria-label={`${file.name} 올리기`} max={1} value={state.sent} />
        ) : (
          <p className={fieldHint()}>그림을 볼 수 없는 사람에게 읽어 줄 글입니다.</p>
        )}
      </div>
      <IconButton
        label={`${file.name} 빼기`}
        icon={X}
        disabled={state.is === 'sending'}
        onClick={() => uploads.remove(id)}
      />
    </li>
  )
}
