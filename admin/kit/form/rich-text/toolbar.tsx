import { useEditorState, type Editor } from '@tiptap/react'
import {
  Bold,
  CornerDownRight,
  Heading2,
  Heading3,
  ImagePlus,
  Link,
  List,
  ListOrdered,
  Megaphone,
  Redo2,
  Table,
  TextQuote,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { canLink } from './link-panel.tsx'
import { bar, tool, tools } from './styles.ts'

type Tool = {
  name: string
  keys?: string
  Icon?: LucideIcon
  /** Says whether the caret is in one; nothing for what has no such state. */
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
  /** `openLink` asks for the address that the chosen words lead to. */
  run: (editor: Editor, openLink: () => void) => void
}

const insert = (type: string) => (editor: Editor) => {
  const { $to } = editor.state.selection
  const end = $to.depth === 0 ? $to.pos : $to.after(1)
  editor.chain().focus().insertContentAt(end, { type }).setNodeSelection(end).run()
}

const toolbar: Tool[] = [
  {
    name: '굵게',
    keys: 'Ctrl+B',
    Icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    can: (editor) => editor.can().toggleMark('bold'),
    run: (editor) => editor.chain().focus().toggleMark('bold').run(),
  },
  {
    name: '링크',
    keys: 'Ctrl+K',
    Icon: Link,
    isOn: (editor) => editor.isActive('textLink'),
    can: canLink,
    run: (_, openLink) => openLink(),
  },
  {
    name: '큰 제목',
    keys: 'Ctrl+Alt+2',
    Icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: '그 아래 제목',
    keys: 'Ctrl+Alt+3',
    Icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: '목록',
    keys: 'Ctrl+Shift+8',
    Icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: '번호 목록',
    keys: 'Ctrl+Shift+7',
    Icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: '인용',
    keys: 'Ctrl+Shift+B',
    Icon: TextQuote,
    isOn: (editor) => editor.isActive('quote'),
    run: (editor) => editor.chain().focus().toggleWrap('quote').run(),
  },
  {
    name: '알림',
    Icon: Megaphone,
    isOn: (editor) => editor.isActive('note'),
    run: (editor) => editor.chain().focus().toggleWrap('note').run(),
  },
  {
    name: '표',
    Icon: Table,
    isOn: (editor) => editor.isActive('table'),
    can: (editor) => editor.can().insertTable(),
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  { name: '그림', Icon: ImagePlus, isOn: (editor) => editor.isActive('image'), run: insert('image') },
  {
    name: '링크 줄',
    Icon: CornerDownRight,
    isOn: (editor) => editor.isActive('link'),
    run: insert('link'),
  },
  {
    name: '실행 취소',
    keys: 'Ctrl+Z',
    Icon: Undo2,
    can: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: '다시 실행',
    keys: 'Ctrl+Shift+Z',
    Icon: Redo2,
    can: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
]

const tableTools: Tool[] = [
  { name: '줄 추가', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: '줄 삭제', run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: '칸 추가', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: '칸 삭제', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: '표 삭제', run: (editor) => editor.chain().focus().deleteTable().run() },
]

type ToolbarProps = { editor: Editor; label: string; disabled: boolean; onLink: () => void }

/** The editor's buttons. Those of a table stand there while the caret is in one. */
export function Toolbar({ editor, label, disabled, onLink }: ToolbarProps) {
  const { states, isInTable } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      states: toolbar.map(({ isOn, can }) => [isOn?.(current), can?.(current) ?? true]),
      isInTable: current.isActive('table'),
    }),
  })
  return (
    <div className={bar()} role="toolbar" aria-label={`${label} 도구`}>
      <div className={tools()}>
        {toolbar.map(({ name, keys, Icon, run }, index) => (
          <button
            key={name}
            type="button"
            className={tool()}
            aria-label={name}
            title={keys ? `${name} (${keys})` : name}
            aria-pressed={states[index]?.[0]}
            disabled={disabled || !states[index]?.[1]}
            onClick={() => run(editor, onLink)}
          >
            {Icon && <Icon aria-hidden />}
          </button>
        ))}
      </div>
      {isInTable && (
        <div className={tools()} role="group" aria-label="표 수정">
          {tableTools.map(({ name, run }) => (
            <button
              key={name}
              type="button"
              className={tool({ worded: true })}
              disabled={disabled}
              onClick={() => run(editor, onLink)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
