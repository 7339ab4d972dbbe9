import { safeUrl } from '#schema/primitives.ts'
import { toFieldPathId, type ErrorSchema, type FieldProps } from '@rjsf/utils'
import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { z } from 'zod'
import { button } from '../../parts/styles.ts'
import type { JsonSchema } from '../data/json-schema.ts'
import { panel, panelActions } from './styles.ts'

const linkField = {
  ...z.toJSONSchema(safeUrl, { target: 'draft-07', io: 'input' }),
  title: '주소',
} as JsonSchema

/** Says whether the words that are chosen, or the link that the caret is in, may lead somewhere. */
export function canLink(editor: Editor): boolean {
  const { $from, $to, empty } = editor.state.selection
  const mark = editor.state.schema.marks.textLink
  const isInLine = $from.parent.inlineContent && $from.sameParent($to)
  return (
    isInLine && !!mark && $from.parent.type.allowsMarkType(mark) && (!empty || editor.isActive('textLink'))
  )
}

type LinkPanelProps = FieldProps & { editor: Editor; onClose: () => void }

/** The link of the chosen words while it is typed, and the ways to set it and to take it away. */
function useLink({ editor, onClose }: Pick<LinkPanelProps, 'editor' | 'onClose'>) {
  const known: unknown = editor.getAttributes('textLink').url
  const [url, setUrl] = useState(typeof known === 'string' ? known : '')
  const [problem, setProblem] = useState<string>()
  const write = (change: 'set' | 'unset') => {
    const chain = editor.chain().focus().extendMarkRange('textLink')
    if (change === 'set') chain.setMark('textLink', { url }).run()
    else chain.unsetMark('textLink').run()
    onClose()
  }
  const set = () => {
    const found = url === '' ? '주소를 적어 주세요.' : safeUrl.safeParse(url).error?.issues[0]?.message
    setProblem(found)
    if (found === undefined) write('set')
  }
  return { url, setUrl, problem, isKnown: known !== undefined, set, unset: () => write('unset') }
}

/** Sets, changes or removes the link of the selected words. Enter sets it, Escape goes back to the text. */
export function LinkPanel({ editor, onClose, ...props }: LinkPanelProps) {
  const { registry, fieldPathId } = props
  const { SchemaField } = registry.fields
  const { url, setUrl, problem, isKnown, set, unset } = useLink({ editor, onClose })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  if (!SchemaField) return null

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // Keys of the list of targets, which stands elsewhere in the document, are its own.
    if (!(event.target instanceof Node) || !box.current?.contains(event.target)) return
    const isField = event.target instanceof HTMLInputElement
    if (event.key === 'Enter' && isField) set()
    else if (event.key === 'Escape') {
      onClose()
      editor.commands.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={box} className={panel()} role="group" aria-label="글에 건 링크" onKeyDown={onKeyDown}>
      <SchemaField
        {...props}
        name="link"
        schema={linkField}
        uiSchema={{}}
        formData={url}
        errorSchema={(problem === undefined ? {} : { __errors: [problem] }) as ErrorSchema}
        fieldPathId={toFieldPathId('link', registry.globalFormOptions, fieldPathId)}
        required
        onChange={(value) => setUrl(typeof value === 'string' ? value : '')}
      />
      <div className={panelActions()}>
        <button type="button" className={button({ look: 'primary' })} onClick={set}>
          적용
        </button>
        {isKnown && (
          <button type="button" className={button({ look: 'outline' })} onClick={unset}>
            링크 빼기
          </button>
        )}
        <button type="button" className={button({ look: 'quiet' })} onClick={onClose}>
          닫기
        </button>
      </div>
    </div>
  )
}
