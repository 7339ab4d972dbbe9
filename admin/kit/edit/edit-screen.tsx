import type { JsonSchema } from '../form/data/json-schema.ts'
import { ExternalLink } from 'lucide-react'
import { useRef, type PropsWithChildren, type ReactNode } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import { BlockForm } from '../form/block-form.tsx'
import { fieldAt } from '../form/data/field-errors.ts'
import { useFillableSchema } from '../form/use-fillable-schema.ts'
import { useGoToWanted } from '../form/data/wanted-field.ts'
import { Button } from '../parts/button.tsx'
import { usePresence } from '../presence/presence-context.ts'
import { button, iconButton, notice } from '../parts/styles.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { actions, bar, body, formPane, lock, naming, noteList, notes, screen } from './form.styles.ts'
import { TypedPage, type ShownPage } from './typed-page.tsx'
import type { Edit } from './use-edit.ts'

type EditScreenProps = PropsWithChildren<{
  /** Kind of thing that is edited: 공지, 병원 정보. */
  kind: string
  title: string
  /** Quiet words under the title, where nothing is unsaved, and before them a mark. */
  state: string
  mark?: ReactNode
  schema: JsonSchema
  edit: Edit
  /** Word of the button that saves. */
  saveLabel?: string
  /** Page of the site that shows it, and how that is drawn with what is typed. */
  page?: ShownPage | undefined
  warnings?: readonly { path: string; message: string }[]
  /** Sentence over the warnings. */
  warning?: string
  /** Over the fields: what is to be minded while they are filled in. */
  note?: ReactNode
  /** Before the title, and before the buttons that revert and save. */
  before?: ReactNode
  buttons?: ReactNode
}>

/** A form with its bar, and beside it the page of the site that shows it. Children are its dialogs. */
export function EditScreen({
  kind,
  title,
  state,
  mark,
  schema,
  edit,
  saveLabel = '저장',
  page,
  warnings = [],
  warning = '의료광고에서 문제가 될 수 있는 말이 있습니다. 저장은 되었습니다.',
  note,
  before,
  buttons,
  children,
}: EditScreenProps) {
  const box = useRef<HTMLDivElement>(null)
  useGoToWanted(box)
  const { focus } = usePresence()
  const { data, errors, conflict, canWrite, isUnsaved } = edit
  return (
    <main className={screen()}>
      <EditBar {...{ title, state, mark, edit, saveLabel, page, before, buttons }} />
      <div className={body({ beside: Boolean(page) })}>
        <div
          className={formPane()}
          ref={box}
          onFocus={({ target }) => focus(fieldAt(target))}
          onBlur={() => focus(null)}
        >
          <div>
            {!canWrite && <p className={lock()}>볼 수만 있습니다. 고치려면 관리자에게 권한을 받아 주세요.</p>}
            <div className={notes()}>
              {note}
              {conflict && <ConflictNotice title={kind} conflict={conflict} onTheirs={edit.revert} />}
              {warnings.length > 0 && !isUnsaved && <Warnings sentence={warning} warnings={warnings} />}
            </div>
            <ErrorSummary errors={errors} box={box} />
            <EditFields schema={schema} edit={edit} />
          </div>
        </div>
        {page && (
          <TypedPage
            title={title}
            page={page}
            data={data}
            isUnsaved={isUnsaved && canWrite}
            schema={schema}
          />
        )}
      </div>
      {edit.dialog}
      {children}
    </main>
  )
}

type EditBarProps = Pick<
  EditScreenProps,
  'title' | 'state' | 'mark' | 'edit' | 'saveLabel' | 'page' | 'before' | 'buttons'
>

/** Names what is edited, and has the buttons that revert and save it. */
function EditBar({ title, state, mark, edit, saveLabel, page, before, buttons }: EditBarProps) {
  const { canWrite, isUnsaved } = edit
  return (
    <header className={bar()}>
      {before}
      <div className={naming()}>
        <h1>{title}</h1>
        <p>
          {mark}
          <span role="status">{isUnsaved ? '저장하지 않은 변경이 있습니다' : state}</span>
        </p>
      </div>
      <div className={actions()}>
        {page?.saved && (
          <a
            href={page.address}
            target="_blank"
            rel="noreferrer"
            className={iconButton()}
            aria-label="사이트에서 보기(새 탭)"
            title="사이트에서 보기(새 탭)"
          >
            <ExternalLink aria-hidden strokeWidth={1.75} />
          </a>
        )}
        {buttons}
        {isUnsaved && (
          <button type="button" className={button({ look: 'quiet' })} onClick={edit.revert}>
            되돌리기
          </button>
        )}
        {canWrite && (
          <Button
            type="button"
            className={button({ look: 'primary' })}
            disabled={!edit.canSave}
            onClick={() => void edit.submit()}
          >
            {edit.isSaving ? '저장하는 중…' : saveLabel}
          </Button>
        )}
      </div>
    </header>
  )
}

type WarningsProps = { sentence: string; warnings: NonNullable<EditScreenProps['warnings']> }

function Warnings({ sentence, warnings }: WarningsProps) {
  return (
    <div className={notice({ tone: 'warning' })}>
      <p>{sentence}</p>
      <ul className={noteList()}>
        {warnings.map(({ path, message }) => (
          <li key={path + message}>{message}</li>
        ))}
      </ul>
    </div>
  )
}

function EditFields({ schema, edit }: Pick<EditScreenProps, 'schema' | 'edit'>) {
  const fillable = useFillableSchema(schema)
  const { data, errors, canWrite } = edit
  return (
    <fieldset disabled={!canWrite} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <BlockForm schema={fillable} data={data} errors={errors} onChange={edit.change} onFill={edit.fill} />
    </fieldset>
  )
}
