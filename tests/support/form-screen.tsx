import { pictureAddress } from '#admin/kit/pictures/picture-address.ts'
import { ClockContext } from '#ui/clock-context.ts'
import { knownClock } from './known-clock.ts'
import { AdminProvider, type Admin } from '#admin/kit/console/admin-context.tsx'
import { BlockForm } from '#admin/kit/form/block-form.tsx'
import type { JsonSchema } from '#admin/kit/form/data/json-schema.ts'
import type { ApiClient } from '#api/client.ts'
import type { LinkTarget } from '#schema/link-targets.ts'
import type { FieldError } from '#schema/problem.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, vi } from 'vitest'
import { z } from 'zod'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

type Data = Record<string, unknown>
type Row = { id: number; label: string; note: string; status: string }

/** Things that the API of a form knows. */
export type There = {
  /** Rows by what they are asked for as; of others, each that is asked for by its number is there. */
  choices?: Record<string, Row[]>
  names?: Record<string, { value: string; label: string; note: string }[]>
  targets?: LinkTarget[]
  /** What addresses lead to; others lead nowhere. */
  described?: Record<string, string>
  /** Pictures of the library. */
  pictures?: { src: string; alt: string; width: number; height: number }[]
}
type Asked = { params: { source: string }; query?: { ids?: string; search?: string; url?: string } }

/** The row of a number, where a test says nothing else of it. */
export const rowOf = (id: number): Row => ({ id, label: `${id}번의 이름`, note: '', status: 'PUBLIC' })

const apiOf = ({ choices = {}, names = {}, targets = [], described = {}, pictures = [] }: There) => ({
  request: async (call: string, { params, query }: Asked) => {
    if (call === 'GET /admin/messages/channels') return { alimtalk: true, sms: true, email: true }
    if (call === 'GET /admin/link-targets')
      return { rows: targets.filter(({ title }) => title.includes(query?.search ?? '')) }
    if (call === 'GET /admin/link-targets/described') {
      const title = described[query?.url ?? ''] ?? null
      return { title, problem: title ? null : '연결된 페이지가 없습니다.' }
    }
    if (call === 'GET /admin/files') return { rows: pictures, count: pictures.length }
    if (call === 'GET /admin/files/tags') return { rows: [] }
    if (call === 'GET /admin/names/{source}') return { rows: names[params.source] ?? [] }
    const ids = query?.ids?.split(',').map(Number)
    const known = choices[params.source]
    if (!known) return { rows: (ids ?? []).map(rowOf) }
    return { rows: known.filter(({ id }) => !ids || ids.includes(id)) }
  },
})

/** The form's schema of a zod schema, as the API gives it. */
export const formSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { target: 'draft-07', io: 'input' }) as JsonSchema

/** For the top of a test file: returns what draws forms in the document, which go with each test. */
export function useFormScreen() {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const open: (() => void)[] = []
  const close = () => open.splice(0).forEach((run) => act(run))
  afterEach(close)
  /** Shows a form that keeps what is entered, as a screen of the console does. */
  function show(schema: JsonSchema, data: Data, there: There = {}, errors: readonly FieldError[] = []) {
    const element = document.createElement('div')
    document.body.append(element)
    const root = createRoot(element)
    open.push(() => {
      root.unmount()
      element.remove()
    })
    const changes: Data[] = []
    let seen: Data | undefined
    function Form(props: ComponentProps<typeof BlockForm>) {
      useEffect(() => {
        seen = props.data
      })
      return <BlockForm {...props} />
    }
    const client = new QueryClient()
    const clock = knownClock()
    const admin = { api: apiOf(there) as unknown as ApiClient } as Admin
    const change = (next: Data) => {
      changes.push(next)
      render(next)
    }
    const render = (value: Data, told: readonly FieldError[] = []) =>
      root.render(
        <QueryClientProvider client={client}>
          <AdminProvider value={admin}>
            <ClockContext value={clock}>
              <Form schema={schema} data={value} errors={told} onChange={change} />
            </ClockContext>
          </AdminProvider>
        </QueryClientProvider>,
      )
    const rerender = (...shown: Parameters<typeof render>) => act(() => render(...shown))
    rerender(data, errors)
    /** Waits until the form is drawn with all that was entered. */
    const settled = () => arrives(() => expect(seen).toBe(changes.at(-1) ?? data))
    return { element, changes, rerender, settled }
  }
  return { show, close }
}

/** Waits until a look at what was asked for succeeds, and returns what it gives. */
export async function arrives<T>(look: () => T): Promise<T> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  try {
    // What comes next comes soon.
    return await vi.waitFor(look, { timeout: 30_000, interval: 10 })
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true
  }
}

/** Throws where there is nothing. For `arrives`. */
export function there<T>(found: T | null | undefined): T {
  if (!found) throw new Error('It is not there yet.')
  return found
}

/** Types over what a field holds. */
export const type = (input: Element, text: string) =>
  act(() => {
    const { prototype } = input.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  })

export const click = (element: Element | null | undefined) => act(() => (element as HTMLElement).click())

export const labelled = (element: ParentNode, label: string) => {
  const found = [...element.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  return element.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`)!
}

export const buttonNamed = (element: ParentNode, name: string) =>
  [...element.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent)?.trim() === name,
  )
export const press = (element: ParentNode, name: string) => click(buttonNamed(element, name))

/** Opens all groups and items. */
export function openAll(element: ParentNode): void {
  for (let round = 0; round < 6; round += 1) {
    const closed = element.querySelectorAll<HTMLElement>('[aria-expanded=false]')
    if (closed.length === 0) return
    act(() => closed.forEach((toggle) => toggle.click()))
  }
}

/** One of a few choices that stand side by side. */
export const radio = (element: ParentNode, name: string) =>
  [...element.querySelectorAll<HTMLInputElement>('[type=radio]')].find(
    (input) => (input.getAttribute('aria-label') ?? input.parentElement?.textContent) === name,
  )!
export const choose = (element: ParentNode, name: string) => click(radio(element, name))

/** Presses what an open list offers. */
export async function pick(name: string): Promise<void> {
  const option = await arrives(() =>
    there(
      [...document.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) =>
        textContent?.startsWith(name),
      ),
    ),
  )
  await act(async () => option.click())
}

/**
 * Chooses a picture in the field within an element: one from elsewhere by its address, which the browser must be able to
 * load (`stubPictures`), another from the library.
 */
export async function choosePicture(element: ParentNode, src: string): Promise<void> {
  click(buttonNamed(element, '변경') ?? buttonNamed(element, '선택'))
  const dialog = await arrives(() => there(document.querySelector('dialog')))
  if (src.startsWith('https://')) {
    press(dialog, '주소로 가져오기')
    type(there(dialog.querySelector('input[type=url]')), src)
    press(dialog, '가져오기')
  } else {
    const shown = pictureAddress(src, 320)
    const card = await arrives(() =>
      there([...dialog.querySelectorAll('li img')].find((img) => img.getAttribute('src') === shown)),
    )
    click(card.closest('button'))
  }
  await arrives(() => {
    expect(dialog.isConnected).toBe(false)
    const seen = element.querySelector('[role=group] img')?.getAttribute('src')
    expect(seen).toBe(pictureAddress(src, 192))
  })
}
