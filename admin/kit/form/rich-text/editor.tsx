import { errorId, helpId, type FieldProps } from '@rjsf/utils'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import type { Union } from '../data/json-schema.ts'
import { sameData } from '../data/same-data.ts'
import { fromEditor, storedIndex, toEditor } from './convert.ts'
import { extensions } from './extensions.ts'
import { canLink, LinkPanel } from './link-panel.tsx'
import { cleanPaste } from './paste.ts'
import { PartFields } from './part-fields.tsx'
import { frame, writing } from './styles.ts'
import { takeOver } from './take-over.ts'
import { Toolbar } from './toolbar.tsx'

type RichTextEditorProps = FieldProps & { union: Union | undefined; isWrong: boolean }

/** The editor of a long text. It hands on the stored form, and takes over what changes outside of it. */
export function RichTextEditor({ union, isWrong, ...props }: RichTextEditorProps) {
  const { formData, fieldPathId, onChange, onBlur, onFocus, schema, name, disabled, readonly } = props
  const id = fieldPathId.$id
  const label = schema.title ?? name
  const isLocked = disabled === true || readonly === true
  const known = useRef<unknown>(fromEditor(toEditor(formData)))
  const report = useRef(onChange)
  const follow = useRef(() => {})
  const [isLinking, setLinking] = useState(false)
  useEffect(() => {
    report.current = onChange
  })

  const editor = useEditor({
    extensions,
    content: toEditor(formData),
    editable: !isLocked,
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}__label`,
        'aria-describedby': `${helpId(id)} ${errorId(id)}`,
        'aria-invalid': String(isWrong),
      },
      // After ProseMirror has read the syllable.
      handleDOMEvents: { compositionend: () => void setTimeout(() => follow.current()) },
      transformPastedHTML: cleanPaste,
      handleKeyDown: (_view, event) => {
        const isLinkKey = event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.shiftKey
        if (!isLinkKey || event.altKey || !canLink(editor)) return false
        // The console's search has the same key.
        event.stopPropagation()
        setLinking(true)
        return true
      },
    },
    onCreate: () => follow.current(),
    onUpdate: ({ editor: current }) => {
      const next = fromEditor(current.getJSON())
      if (sameData(next, known.current)) return
      known.current = next
      report.current(next, fieldPathId.path)
    },
    onBlur: () => onBlur(id, known.current),
    onFocus: () => onFocus(id, known.current),
  })
  useEffect(() => editor.setEditable(!isLocked, false), [editor, isLocked])
  useEffect(() => {
    follow.current = () => {
      // A syllable that is being composed would be torn apart; its end calls again.
      if (editor.isDestroyed || editor.view.composing) return
      const content = toEditor(formData)
      const next = fromEditor(content)
      if (sameData(next, known.current)) return
      known.current = next
      takeOver(editor, content)
    }
    follow.current()
  }, [editor, formData])

  const index = useEditorState({ editor, selector: ({ editor: current }) => indexOf(current) })
  return (
    <div className={frame({ wrong: isWrong })}>
      <Toolbar editor={editor} label={label} disabled={isLocked} onLink={() => setLinking(true)} />
      <EditorContent editor={editor} className={writing()} />
      {isLinking && <LinkPanel {...props} editor={editor} onClose={() => setLinking(false)} />}
      {!isLinking && index !== null && union && <PartFields {...props} union={union} index={index} />}
    </div>
  )
}

const indexOf = (editor: Editor) => storedIndex(editor.getJSON(), editor.state.selection.$from.index(0))
