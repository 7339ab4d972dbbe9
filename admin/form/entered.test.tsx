// @vitest-environment happy-dom
import type { ApiClient } from '#api/client.ts'
import { eventually } from '#tests/support/eventually.ts'
import { forms } from '#tests/support/forms.ts'
import { rounds } from '#tests/support/rounds.ts'
import { partsOf, valuesOf } from '#tests/support/schema-values.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import fc from 'fast-check'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { AdminProvider, type Admin } from '../admin-context.tsx'
import { BlockForm } from './block-form.tsx'
import { branchesOf, withoutNull, type JsonSchema } from './json-schema.ts'
import { toSeoulTime } from './seoul-time.ts'

globalThis.IS_REACT_ACT_ENVIRONMENT = true

const seed = 20261124
const unmount: (() => void)[] = []
afterEach(() => unmount.splice(0).forEach((run) => act(run)))

/** Nothing is there to be offered. */
const api = {
  request: async (call: string) =>
    call === 'GET /admin/link-targets/described' ? { title: null, problem: null } : { rows: [] },
} as unknown as ApiClient

type Leaf = { where: string; schema: z.ZodType; json: JsonSchema }

const toJson = (field: z.ZodType): JsonSchema => {
  const whole = z.toJSONSchema(z.object({ field }), {
    io: 'input',
    target: 'draft-07',
    unrepresentable: 'any',
  }) as JsonSchema
  // No sibling decides here whether it is used.
  const { usedWith: _usedWith, ...alone } = whole.properties!.field as JsonSchema
  return { ...whole, properties: { field: alone } }
}
const fieldOf = ({ properties }: JsonSchema) => properties!.field as JsonSchema

/** Every kind of field that is entered in one control, once. Pictures, long texts and what is chosen by name have tests of their own. */
function leaves(): Leaf[] {
  const found = new Map<string, Leaf>()
  for (const { name, schema } of forms) {
    const values = fc.sample(valuesOf(schema, 'full'), { seed, numRuns: 12 })
    for (const { node, path, isEntered, control } of values.flatMap((value) => partsOf(schema, value))) {
      const field = node as unknown as z.ZodType
      const json = toJson(field)
      const {
        title: _title,
        hint: _hint,
        description: _description,
        default: _default,
        ...kind
      } = fieldOf(json)
      const filled = withoutNull(kind) ?? kind
      const isLeaf =
        isEntered &&
        filled.type !== 'array' &&
        filled.references === undefined &&
        branchesOf(filled).length === 0 &&
        !['hidden', 'image', 'gatedImage'].includes(control ?? '') &&
        typeof path.at(-1) === 'string'
      const key = JSON.stringify([kind, json.required])
      if (isLeaf && !found.has(key))
        found.set(key, { where: `${name}/${path.join('/')}`, schema: field, json })
    }
  }
  return [...found.values()]
}

type Data = Record<string, unknown>

function show(json: JsonSchema, first: Data) {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  unmount.push(() => {
    root.unmount()
    element.remove()
  })
  const current = { data: first }
  function Shown() {
    const [data, setData] = useState(first)
    const change = (next: Data) => {
      current.data = next
      setData(next)
    }
    return <BlockForm schema={json} data={data} errors={[]} onChange={change} />
  }
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <AdminProvider value={{ api } as Admin}>
          <Shown />
        </AdminProvider>
      </QueryClientProvider>,
    ),
  )
  return { element, current }
}

const write = (input: HTMLElement, text: string) =>
  act(() => {
    const { prototype } = input.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  })

const press = (element: Element | undefined | null) => act(() => (element as HTMLElement).click())

async function arrives<T>(look: () => T): Promise<T> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  const found = await eventually(look)
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  return found
}
const there = <T,>(found: T | null | undefined): T => {
  if (!found) throw new Error('It is not there yet.')
  return found
}

/** Chooses in the list that is open. */
async function choose(label: string) {
  const option = await arrives(() =>
    there([...document.querySelectorAll('[role=option]')].find(({ textContent }) => textContent === label)),
  )
  await act(async () => (option as HTMLElement).click())
}

/** Enters a value as a person does: by what the field is drawn as. */
async function enter(element: HTMLElement, json: JsonSchema, value: unknown): Promise<void> {
  const field = await arrives(() => there(element.querySelector<HTMLInputElement>('[id="field.field"]')))
  const filled = withoutNull(json) ?? json
  const text = value === null || value === undefined ? '' : String(value)
  if (field.type === 'checkbox') {
    if (field.checked !== value) press(field)
  } else if (filled.enum) {
    const index = filled.enum.indexOf(value as never)
    const label = index === -1 ? '선택 안 함' : (filled.labels?.[text] ?? text)
    if (field.getAttribute('role') === 'radiogroup')
      press(
        [...field.querySelectorAll('label')]
          .find(({ textContent }) => textContent === label)
          ?.querySelector('input'),
      )
    else {
      press(field)
      await choose(label)
    }
  } else if (filled.control === 'moment') {
    write(field, toSeoulTime(text).replace('T', ' '))
  } else if (filled.control === 'duration') {
    press(field.parentElement?.querySelector('[role=combobox]'))
    await choose('분')
    write(field, text)
  } else write(field, text)
  act(() => (document.activeElement as HTMLElement | null)?.blur())
}

test.each(leaves().map((leaf) => [leaf.where, leaf] as const))(
  'a value like that of %s is entered',
  async (_, leaf) => {
    const { schema, json } = leaf
    const values = fc.sample(valuesOf(schema), { seed, numRuns: rounds({ few: 3, all: 40 }) })
    const [first, ...others] = values
    const { element, current } = show(json, { field: schema.parse(first) })
    for (const value of others) {
      await enter(element, fieldOf(json), value)
      const wanted = value === undefined || value === '' ? [undefined, '', null] : [value]
      expect(
        wanted,
        `seed ${seed}: ${JSON.stringify(value)} entered over ${JSON.stringify(current.data)}`,
      ).toContainEqual(current.data.field)
      expect(schema.safeParse(current.data.field).success).toBe(true)
    }
  },
)
