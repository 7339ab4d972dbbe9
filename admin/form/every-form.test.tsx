// @vitest-environment happy-dom
import type { ApiClient } from '#api/client.ts'
import { pointer } from '#registry/resolve.ts'
import type { FieldError } from '#schema/problem.ts'
import { eventually } from '#tests/support/eventually.ts'
import { forms } from '#tests/support/forms.ts'
import { rounds } from '#tests/support/rounds.ts'
import { partsOf, valuesOf } from '#tests/support/schema-values.ts'
import { errorId } from '@rjsf/utils'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import fc from 'fast-check'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { AdminProvider, type Admin } from '../admin-context.tsx'
import { BlockForm } from './block-form.tsx'
import { fieldId, splitPointer } from './field-errors.ts'
import {
  asSchema,
  isImage,
  isRichText,
  propertiesOf,
  unionOf,
  withoutNull,
  type JsonSchema,
} from './json-schema.ts'

globalThis.IS_REACT_ACT_ENVIRONMENT = true

const unmount: (() => void)[] = []
afterEach(() => unmount.splice(0).forEach((run) => act(run)))

type Asked = { params: { source: string }; query?: { ids?: string } }
/** Every row that a number refers to is there, and a message may go out in each way. */
const api = {
  request: async (call: string, { query }: Asked) => {
    if (call === 'GET /admin/messages/channels') return { alimtalk: true, sms: true, email: true }
    if (call === 'GET /admin/link-targets/described') return { title: null, problem: null }
    const ids = query?.ids?.split(',').map(Number) ?? []
    return { rows: ids.map((id) => ({ id, label: `${id}번의 이름`, note: '', status: 'PUBLIC' })) }
  },
} as unknown as ApiClient

function show(schema: JsonSchema, data: Record<string, unknown>, errors: readonly FieldError[]) {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  const changes: unknown[] = []
  unmount.push(() => {
    root.unmount()
    element.remove()
  })
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <AdminProvider value={{ api } as Admin}>
          <BlockForm schema={schema} data={data} errors={errors} onChange={(next) => changes.push(next)} />
        </AdminProvider>
      </QueryClientProvider>,
    ),
  )
  return { element, changes }
}

/** Values that together show every field of a form, and every kind that a field may be of. */
function fullValues({ schema, json }: (typeof forms)[number]): Record<string, unknown>[] {
  const found = new Set<string>()
  const values = fc.sample(valuesOf(schema, 'full'), {
    seed: 20261124,
    numRuns: rounds({ few: 8, all: 60 }),
  })
  return values.flatMap((value) => {
    const data = schema.parse(value) as Record<string, unknown>
    const shown = partsOf(schema, data).map(({ path }) =>
      owner(json, pointer(path), data).replaceAll(/\d+/g, '*'),
    )
    const isNew = shown.some((path) => !found.has(path))
    shown.forEach((path) => found.add(path))
    return isNew || rounds({ few: false, all: true }) ? [data] : []
  })
}

/** Pointer of the field whose one control holds what is at a path: of a picture, a long text, a list to choose from. */
function owner(root: JsonSchema, path: string, data: unknown): string {
  let schema: JsonSchema | undefined = root
  let value = data
  const names = splitPointer(path)
  for (const [depth, name] of names.entries()) {
    const filled: JsonSchema | undefined = schema && (withoutNull(schema) ?? schema)
    if (!filled) break
    const isOne =
      isImage(filled) ||
      isRichText(filled) ||
      filled.references !== undefined ||
      filled.names !== undefined ||
      asSchema(filled.items)?.enum !== undefined
    if (isOne)
      return names
        .slice(0, depth)
        .map((part) => `/${part}`)
        .join('')
    const union = unionOf(filled)
    const branch = union?.branches.find(
      (one) => one.value === (value as Record<string, unknown>)[union.discriminator],
    )
    schema = Array.isArray(value)
      ? asSchema(filled.items)
      : asSchema((branch?.schema ?? filled).properties?.[name])
    value = (value as Record<string, unknown>)[name]
  }
  return path
}

test.each(forms.map((form) => [form.name, form] as const))(
  'the form of %s has a control for every field, tells at each what is wrong with it, and changes nothing by being shown',
  async (_, form) => {
    const complaint = vi.spyOn(console, 'error')
    const json = form.json as JsonSchema
    for (const data of fullValues(form)) {
      const fields = partsOf(form.schema, data)
        .filter(({ path, control }) => path.length > 0 && control !== 'hidden')
        .map(({ path, isEntered }) => ({ path: pointer(path), isEntered }))
      const errors = fields.map(({ path }, index) => ({ path, message: `⟨${index}⟩ 틀렸습니다.` }))
      const { element, changes } = show(json, data, errors)
      const find = (id: string) => element.querySelector(`[id="${id}"]`)
      const untold = () =>
        errors.flatMap(({ path, message }) => {
          const told = find(errorId(fieldId(owner(json, path, data))))?.textContent ?? ''
          return told.includes(message) ? [] : [path]
        })
      const lacking = () =>
        fields.filter(({ path, isEntered }) => {
          const box = find(fieldId(owner(json, path, data)))
          return isEntered && !box?.matches(control) && !box?.querySelector(control)
        })
      // Some controls arrive a moment later.
      globalThis.IS_REACT_ACT_ENVIRONMENT = false
      await eventually(() => expect([untold(), lacking()]).toEqual([[], []]))
      globalThis.IS_REACT_ACT_ENVIRONMENT = true
      const untitled = propertiesOf(json).filter(
        ([, { title, control: kind }]) =>
          kind !== 'hidden' && !(title && element.textContent?.includes(title)),
      )
      expect(untitled.map(([name]) => name)).toEqual([])
      expect(element.textContent).not.toMatch(/Unsupported|Unknown field|Option 1/)
      expect(changes).toEqual([])
      act(unmount.pop()!)
    }
    expect(complaint.mock.calls.map(String)).toEqual([])
  },
)

const control = [
  ...['input', 'textarea', 'button'].map((tag) => `${tag}:not(:disabled)`),
  '[role=textbox][contenteditable=true]',
].join()
