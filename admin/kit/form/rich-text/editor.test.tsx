// @vitest-environment happy-dom
import type { ApiClient } from '#api/client.ts'
import { richText } from '#schema/rich-text.ts'
import type { FieldError } from '#schema/problem.ts'
import type { Editor } from '@tiptap/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { z } from 'zod'
import { AdminProvider, type Admin } from '../../console/admin-context.tsx'
import { BlockForm } from '../block-form.tsx'
import type { JsonSchema } from '../data/json-schema.ts'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

/** Addresses lead to nothing that is known. */
const api = { request: async () => ({ title: null, problem: null }) } as unknown as ApiClient

const schema = z.toJSONSchema(z.object({ body: richText }), { target: 'draft-07', io: 'input' }) as JsonSchema
const unmount: (() => void)[] = []
afterEach(() => unmount.splice(0).forEach((run) => act(run)))

async function show(body: object[] | undefined, errors: FieldError[] = []) {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  unmount.push(() => {
    root.unmount()
    element.remove()
  })
  const changes: unknown[] = []
  const client = new QueryClient()
  const render = (data: Record<string, unknown>, wrong = errors) =>
    root.render(
      <QueryClientProvider client={client}>
        <AdminProvider value={{ api } as Admin}>
          <BlockForm
            schema={schema}
            data={data}
            errors={wrong}
            onChange={(next) => {
              changes.push(next.body)
              render(next)
            }}
          />
        </AdminProvider>
      </QueryClientProvider>,
    )
  await act(async () => render(body ? { body } : {}))
  const box = await eventually(async () => {
    await act(async () => {})
    const found = element.querySelector<HTMLElement & { editor: Editor }>('.ProseMirror')
    expect(found).not.toBeNull()
    return found!
  })
  const press = (name: string) =>
    act(async () => element.querySelector<HTMLElement>(`[role=toolbar] [aria-label="${name}"]`)!.click())
  return { element, box, changes, press, give: (next: object[]) => act(async () => render({ body: next })) }
}

const paragraph = (text: string | object[]) => ({ type: 'paragraph', text })

test('a new text begins as an empty paragraph, and what is typed first is no heading', async () => {
  const { element, box, changes } = await show(undefined)
  expect(element.querySelector('[aria-label="큰 제목"]')?.getAttribute('aria-pressed')).toBe('false')
  await act(async () => box.editor.commands.insertContent('첫 글'))
  expect(changes.at(-1)).toEqual([paragraph('첫 글')])
})

test('a button makes the paragraph a heading, says so, and the stored form is handed on', async () => {
  const { element, box, changes, press } = await show([paragraph('진료 안내'), paragraph('평일')])
  expect(changes).toEqual([])
  await act(async () => box.editor.commands.setTextSelection(2))
  await press('큰 제목')
  expect(changes.at(-1)).toEqual([{ type: 'heading', level: '2', text: '진료 안내' }, paragraph('평일')])
  expect(element.querySelector('[aria-label="큰 제목"]')?.getAttribute('aria-pressed')).toBe('true')
})

test('what another person writes comes in, the caret stays, and undo takes back only one’s own', async () => {
  const { box, changes, give, press } = await show([paragraph('첫째'), paragraph('둘째')])
  await act(async () => box.editor.chain().setTextSelection(3).insertContent('!').run())
  expect(changes.at(-1)).toEqual([paragraph('첫째!'), paragraph('둘째')])
  await give([paragraph('첫째!'), paragraph('둘째, 고침')])
  expect(box.textContent).toBe('첫째!둘째, 고침')
  expect(box.editor.state.selection.from).toBe(4)
  await press('실행 취소')
  expect(changes.at(-1)).toEqual([paragraph('첫째'), paragraph('둘째, 고침')])
})

test('a link is put in, named in its fields, and stays chosen meanwhile', async () => {
  const { element, changes, press } = await show([paragraph('가')])
  await press('링크 줄')
  const name = await eventually(() => {
    const found = element.querySelector<HTMLInputElement>('[id="field.body.1.link.title"]')
    expect(found).not.toBeNull()
    return found!
  })
  for (const value of ['예', '예약']) {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, value)
      name.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  expect(changes.at(-1)).toMatchObject([paragraph('가'), { type: 'link', link: { title: '예약' } }])
  expect(name.isConnected).toBe(true)
})

test('chosen words become bold, and lead where a safe address says', async () => {
  const { element, box, changes } = await show([paragraph('여름 이벤트 안내')])
  const choose = () => act(async () => box.editor.commands.setTextSelection({ from: 4, to: 7 }))
  const press = (key: string) =>
    act(async () => {
      const keys = { key, code: `Key${key.toUpperCase()}`, ctrlKey: true, bubbles: true, cancelable: true }
      box.dispatchEvent(new KeyboardEvent('keydown', keys))
    })
  await choose()
  await press('b')
  await choose()
  const searches = vi.fn<() => void>()
  addEventListener('keydown', searches)
  await press('k')
  removeEventListener('keydown', searches)
  expect(searches).not.toHaveBeenCalled()
  const apply = async (url: string) => {
    const input = element.querySelector<HTMLInputElement>('[id="field.body.link"]')!
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, url)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(async () => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
  }
  await apply('javascript:alert(1)')
  expect(element.textContent).toContain('javascript: 주소는 쓸 수 없습니다.')
  expect(changes.at(-1)).toEqual([
    paragraph([{ text: '여름 ' }, { text: '이벤트', bold: true }, { text: ' 안내' }]),
  ])
  await apply('/events')
  expect(changes.at(-1)).toEqual([
    paragraph([{ text: '여름 ' }, { text: '이벤트', bold: true, url: '/events' }, { text: ' 안내' }]),
  ])
  expect(element.querySelector('[id="field.body.link"]')).toBeNull()
})

test('what is wrong is told under the editor with its place', async () => {
  const { element, box } = await show(
    [paragraph('가'), { type: 'image' }],
    [{ path: '/body/1/image', message: '그림을 골라 주세요.' }],
  )
  expect(element.textContent).toContain('2번째 그림: 그림을 골라 주세요.')
  expect(box.getAttribute('aria-invalid')).toBe('true')
})
