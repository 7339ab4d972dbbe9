// @vitest-environment happy-dom
import { isRuns, plainText, type TextRun } from '#schema/plain/inline-text.ts'
import type { Image } from '#schema/primitives.ts'
import { richText, type RichText, type RichTextBlock } from '#schema/rich-text.ts'
import {
  arrives,
  choosePicture,
  formSchema,
  labelled,
  there,
  type,
  useFormScreen,
} from '#tests/support/form-screen.tsx'
import { rounds } from '#tests/support/rounds.ts'
import { valuesOf } from '#tests/support/schema-values.ts'
import { stubPictures } from '#tests/support/stub-pictures.ts'
import type { Editor } from '@tiptap/core'
import fc from 'fast-check'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'

const seed = 20261124
const schema = formSchema(z.object({ body: richText }))
const form = useFormScreen()

/** Pictures that the library and the browser know of: the one that a test enters. */
const pictures: Image[] = []
beforeEach(() => stubPictures(pictures))
afterEach(() => {
  pictures.length = 0
  vi.unstubAllGlobals()
})

type Written = { element: HTMLElement; editor: Editor; box: HTMLElement }

async function open() {
  const { element, changes } = form.show(schema, { body: [] }, { pictures })
  const box = await arrives(() =>
    there(element.querySelector<HTMLElement & { editor: Editor }>('.ProseMirror')),
  )
  return { element, changes, box, editor: box.editor }
}

const press = ({ element }: Written, name: string) =>
  act(async () => {
    const tools = [...element.querySelectorAll<HTMLElement>('[role=toolbar] button')]
    there(tools.find((tool) => (tool.getAttribute('aria-label') ?? tool.textContent) === name)).click()
  })

const key = ({ box }: Written, name: string, held: KeyboardEventInit = {}) =>
  act(async () => {
    const code = name.length === 1 ? `Key${name.toUpperCase()}` : name
    box.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, code, bubbles: true, cancelable: true, ...held }),
    )
  })

/** Types as the editor hears of it from the browser, which lays no text out here. */
async function typeText(written: Written, text: string): Promise<void> {
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) await key(written, 'Enter', { shiftKey: true })
    if (line !== '')
      await act(async () => {
        const { view } = written.editor
        const { from, to } = view.state.selection
        const insert = () => view.state.tr.insertText(line, from, to)
        if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, line, insert)))
          view.dispatch(insert())
      })
  }
}

/** Types words, then makes those bold that are, and links what leads somewhere. */
async function typeWords(written: Written, words: string | TextRun[]): Promise<void> {
  // Bold goes on in the next line, until it is turned off.
  if (written.editor.isActive('bold')) await key(written, 'b', { ctrlKey: true })
  const start = written.editor.state.selection.from
  await typeText(written, plainText(words))
  if (typeof words === 'string') return
  const end = written.editor.state.selection.from
  let from = start
  for (const { text, bold, url } of words) {
    const to = from + text.length
    const choose = () => act(async () => void written.editor.commands.setTextSelection({ from, to }))
    if (bold) {
      await choose()
      await key(written, 'b', { ctrlKey: true })
    }
    if (url !== undefined) {
      await choose()
      await key(written, 'k', { ctrlKey: true })
      const input = await fieldOf(written, 'link')
      type(input, url)
      await act(async () =>
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
      )
    }
    from = to
  }
  await act(async () => void written.editor.commands.setTextSelection(end))
}

const fieldOf = ({ element }: Written, path: string) =>
  arrives(() => there(element.querySelector<HTMLInputElement>(`[id="field.body.${path}"]`)))

/** Writes one part in the empty line that the caret is in. */
async function writePart(written: Written, part: RichTextBlock, index: number): Promise<void> {
  switch (part.type) {
    case 'heading':
      await press(written, part.level === '2' ? '큰 제목' : '그 아래 제목')
      return typeText(written, part.text)
    case 'paragraph':
      return typeWords(written, part.text)
    case 'list':
      await press(written, part.ordered ? '번호 목록' : '목록')
      for (const [place, item] of part.items.entries()) {
        if (place > 0) await key(written, 'Enter')
        await typeWords(written, item)
      }
      return
    case 'quote':
      await press(written, '인용')
      await typeWords(written, part.text)
      if (part.source) type(await fieldOf(written, `${index}.source`), part.source)
      return
    case 'note':
      await press(written, '알림')
      return typeWords(written, part.text)
    case 'table':
      await writeTable(written, part)
      if (part.caption) type(await fieldOf(written, `${index}.caption`), part.caption)
      return
    case 'image': {
      await press(written, '그림')
      pictures.splice(0, Infinity, { ...part.image, alt: '서가에 적힌 글' })
      await choosePicture(await fieldOf(written, `${index}.image`), part.image.src)
      type(labelled(written.element, '대체 텍스트'), part.image.alt)
      if (part.caption) type(await fieldOf(written, `${index}.caption`), part.caption)
      return
    }
    case 'link':
      await press(written, '링크 줄')
      type(await fieldOf(written, `${index}.link.title`), part.link.title)
      type(await fieldOf(written, `${index}.link.url`), part.link.url)
  }
}

async function writeTable(
  written: Written,
  { head, rows }: RichTextBlock & { type: 'table' },
): Promise<void> {
  await press(written, '표')
  for (let columns = 3; columns > head.length; columns -= 1) await press(written, '칸 삭제')
  for (let columns = 3; columns < head.length; columns += 1) await press(written, '칸 추가')
  for (const [place, cell] of [head, ...rows].flat().entries()) {
    if (place > 0) await key(written, 'Tab')
    await typeWords(written, cell)
  }
  if (rows.length > 1) return
  await key(written, 'Tab')
  await press(written, '줄 삭제')
}

/** Goes below what is written, to an empty line. */
async function goOn(written: Written): Promise<void> {
  await act(async () => void written.editor.commands.setTextSelection(written.editor.state.doc.content.size))
  const { $from } = written.editor.state.selection
  if ($from.parent.content.size > 0) await key(written, 'Enter')
}

/** A text as it is kept: words of one look in one run, and nothing where nothing is said. */
const kept = (text: RichText): unknown =>
  JSON.parse(JSON.stringify(text), (name, value: unknown) => {
    if (value === '' && ['caption', 'source'].includes(name)) return undefined
    return isRuns(value) ? joined(value) : value
  })

function joined(runs: TextRun[]): string | TextRun[] {
  const all: TextRun[] = []
  for (const { text, bold, url } of runs) {
    const last = all.at(-1)
    if (last && (last.bold ?? false) === (bold ?? false) && last.url === url) last.text += text
    else all.push({ text, ...(bold && { bold }), ...(url !== undefined && { url }) })
  }
  return all.some(({ bold, url }) => bold || url !== undefined) ? all : plainText(all)
}

const parts = fc.sample(valuesOf(richText, 'full'), {
  seed,
  numRuns: rounds({ few: 40, all: 400 }),
}) as RichText[]
const kinds = [...new Set(parts.flat().map(({ type: kind }) => kind))]

test('every kind of part is tried', () => {
  expect(kinds.sort()).toEqual(richText.element.options.map(({ shape }) => shape.type.value).sort())
})

test.each(kinds)('a %s is written as it is kept', async (kind) => {
  const some = parts.flat().filter((part) => part.type === kind)
  for (const part of some.slice(0, rounds({ few: 1, all: 40 }))) {
    const { changes, ...written } = await open()
    await writePart(written, part, 0)
    expect(changes.at(-1), `seed ${seed}`).toEqual({ body: kept([part]) })
    form.close()
  }
})

test('parts are written one after the other', async () => {
  const text = kinds.map((kind) => there(parts.flat().findLast((part) => part.type === kind)))
  const { changes, ...written } = await open()
  for (const [index, part] of text.entries()) {
    if (index > 0) await goOn(written)
    await writePart(written, part, index)
  }
  expect(changes.at(-1)).toEqual({ body: kept(text) })
})
