import type { Editor, JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { sameData } from '../data/same-data.ts'

/**
 * Changes the document to one that came from elsewhere: another person, the screen's undo, the fields under the editor.
 * Only what differs is replaced, so that the caret stays, and the editor's own undo leaves it alone.
 */
export function takeOver(editor: Editor, content: JSONContent): void {
  const { state, view } = editor
  const next = state.schema.nodeFromJSON(content)
  const change = state.tr.setMeta('addToHistory', false).setMeta('preventUpdate', true)
  setRests(change, next)
  replaceDifference(change, next)
  if (change.docChanged) view.dispatch(change)
}

function setRests(change: Transaction, next: Node) {
  change.doc.forEach((node, offset, index) => {
    const other = index < next.childCount ? next.child(index) : null
    if (other?.type !== node.type || !other.content.eq(node.content)) return
    if (!sameData(other.attrs.rest, node.attrs.rest))
      change.setNodeAttribute(offset, 'rest', other.attrs.rest)
  })
}

function replaceDifference(change: Transaction, next: Node) {
  const start = change.doc.content.findDiffStart(next.content)
  const end = change.doc.content.findDiffEnd(next.content)
  if (start === null || !end) return
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  change.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  if (!sameData(change.doc.toJSON(), next.toJSON()))
    change.replaceWith(0, change.doc.content.size, next.content)
}
