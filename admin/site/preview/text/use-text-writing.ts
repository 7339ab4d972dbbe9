import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { nameField } from '#admin/kit/form/data/name-field.ts'
import { fieldId, splitPointer, withValueAt } from '#admin/kit/form/data/field-errors.ts'
import { fieldQuery } from '#admin/kit/form/data/wanted-field.ts'
import { writeSelection } from '../../places/use-selection.ts'
import { usePresence } from '#admin/kit/presence/presence-context.ts'
import { matchText, type TextMatch } from './match-text.ts'
import { elementsShowing, hasOwnWords, innermost, isSeen } from './shown-text.ts'
import { textsOf, type TextField } from './text-fields.ts'
import type { BlockSource } from './use-block-source.ts'
import { writeInPlace, type Ending } from './write-in-place.ts'

/** A text that is being written in the page. */
export type Written = {
  source: BlockSource
  field: TextField
  /** Name of the field, as the form has it. */
  label: string
  host: HTMLElement
  end: (ending: Ending) => void
}

/** A text that cannot be written in the page, and where it stands. */
export type Refused = {
  element: HTMLElement
  block: HTMLElement
  match: 'unclear' | 'foreign'
  source: BlockSource
  field?: string
}

type TextWriting = {
  written: Written | null
  refused: Refused | null
  /** Begins with the text that a part of a block shows, or tells where else it is written. */
  begin: (source: BlockSource, block: HTMLElement, target: HTMLElement) => void
  /** Begins with the first text of a block; false where it shows none that is written here. */
  beginFirst: (source: BlockSource, block: HTMLElement) => boolean
  dismiss: () => void
}

type TextWritingOptions = {
  shown: Document
  /** The focus is about to be put into the page. */
  onTurnToPage: () => void
  /** The page must stay as it is until it is no longer written in. */
  onHold: (isHeld: boolean) => void
  /** The text is written in the form, which may be out of sight. */
  onOpenForm: () => void
}

/** Texts of the shown page, written where they stand: into the same drafts as by the form. */
export function useTextWriting({ shown, onTurnToPage, onHold, onOpenForm }: TextWritingOptions): TextWriting {
  const [written, setWritten] = useState<Written | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const current = useRef<Written>(null)
  const { focus } = usePresence()

  function write(
    source: BlockSource,
    block: HTMLElement,
    element: HTMLElement,
    field: TextField,
    opener = document.activeElement,
  ) {
    setRefused(null)
    onTurnToPage()
    const { pointer, isMultiline, isRequired } = field
    const label = nameField(source.schema, splitPointer(pointer)).join(' › ')
    onHold(true)
    const generation = source.generation()
    const { host, end } = writeInPlace(element, {
      label,
      value: field.value,
      isMultiline,
      onWrite: (text) => {
        const data = source.read()
        if (!data || source.generation() !== generation) return
        // As the form has it: an optional text that is empty is none.
        source.write(
          withValueAt(data, pointer, text === '' && !isRequired ? undefined : text),
          fieldId(pointer),
        )
      },
      onEnd: (ending) => {
        unsubscribe()
        focus(null)
        current.current = null
        setWritten(null)
        onHold(false)
        if (ending === 'next' || ending === 'before') {
          const others = inOrder(source, block)
          const at = others.findIndex((one) => one.element === element || one.element.contains(host))
          const next = others[at + (ending === 'next' ? 1 : -1)]
          if (at >= 0 && next) return write(source, block, next.element, next.field, opener)
        }
        if (ending !== 'left' && opener instanceof HTMLElement) opener.focus()
        source.flush()
      },
    })
    // What was replaced from outside is not written over: the page shows it anew.
    const unsubscribe = source.subscribe(() => {
      if (source.generation() !== generation || !source.read()) end('left')
    })
    focus(pointer)
    current.current = { source, field, label, host, end }
    setWritten(current.current)
  }

  const finish = useEffectEvent(() => current.current?.end('left'))
  useEffect(() => {
    setRefused(null)
    return () => finish()
  }, [shown])

  return {
    written,
    refused,
    begin: (source, block, target) => {
      if (current.current?.host.contains(target)) return
      const found = find(source, block, target)
      if (found.match.kind === 'plain') return write(source, block, found.element, found.match.field)
      if (found.match.kind === 'rich') {
        onOpenForm()
        location.hash = `${writeSelection(source.selection)}${fieldQuery(found.match.pointer)}`
        return
      }
      // Beside the texts there is nothing to tell.
      if (!hasOwnWords(target)) return
      const { match, element } = found
      setRefused({
        element,
        block,
        source,
        match: match.kind,
        ...(match.kind === 'unclear' && { field: match.pointer }),
      })
    },
    beginFirst: (source, block) => {
      const [first] = inOrder(source, block)
      if (first) write(source, block, first.element, first.field)
      return first !== undefined
    },
    dismiss: () => setRefused(null),
  }
}

/** The text that is pointed at: the nearest part around it that shows a field's. */
function find(
  source: BlockSource,
  block: HTMLElement,
  target: HTMLElement,
): { element: HTMLElement; match: TextMatch } {
  const texts = textsOf(source.schema, source.read())
  for (let around: HTMLElement | null = target; around && around !== block; around = around.parentElement) {
    const element = innermost(around)
    const text = element.textContent ?? ''
    const same = elementsShowing(block, text).filter(isSeen)
    const match = matchText(texts, text, same.indexOf(element), same.length)
    if (match.kind !== 'foreign') return { element, match }
  }
  return { element: target, match: { kind: 'foreign' } }
}

/** The texts of a block that can be written in the page, in its order. */
function inOrder(source: BlockSource, block: HTMLElement): { element: HTMLElement; field: TextField }[] {
  const texts = textsOf(source.schema, source.read())
  return [...new Set(texts.plain.map(({ value }) => value))]
    .flatMap((value) => {
      const same = elementsShowing(block, value).filter(isSeen)
      return same.flatMap((element, place) => {
        const match = matchText(texts, value, place, same.length)
        return match.kind === 'plain' ? [{ element, field: match.field }] : []
      })
    })
    .sort((a, b) =>
      a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
}
