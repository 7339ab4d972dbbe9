// @vitest-environment happy-dom
import { pointer } from '#registry/resolve.ts'
import { arrives, useFormScreen } from '#tests/support/form-screen.tsx'
import { forms } from '#tests/support/forms.ts'
import { rounds } from '#tests/support/rounds.ts'
import { partsOf, valuesOf } from '#tests/support/schema-values.ts'
import { errorId } from '@rjsf/utils'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fieldId, splitPointer } from './data/field-errors.ts'
import {
  asSchema,
  isImage,
  isRichText,
  propertiesOf,
  unionOf,
  withoutNull,
  type JsonSchema,
} from './data/json-schema.ts'

const { show, close } = useFormScreen()

type Shown = { data: Record<string, unknown>; paths: Set<string> }

/** As few values as together show every field of a form, and every kind that a field may be of. */
function fullValues({ schema, json }: (typeof forms)[number]): Record<string, unknown>[] {
  const sample = fc.sample(valuesOf(schema, 'full'), {
    seed: 20261124,
    numRuns: rounds({ few: 8, all: 60 }),
  })
  const values = sample.map((value): Shown => {
    const data = schema.parse(value) as Record<string, unknown>
    const paths = partsOf(schema, data).map(({ path }) =>
      owner(json, pointer(path), data).replaceAll(/\d+/g, '*'),
    )
    return { data, paths: new Set(paths) }
  })
  if (rounds({ few: false, all: true })) return values.map(({ data }) => data)
  const chosen: Record<string, unknown>[] = []
  const missing = new Set(values.flatMap(({ paths }) => [...paths]))
  while (missing.size > 0) {
    const adds = ({ paths }: Shown) => [...paths].filter((path) => missing.has(path)).length
    const best = values.reduce((one, other) => (adds(other) > adds(one) ? other : one))
    best.paths.forEach((path) => missing.delete(path))
    chosen.push(best.data)
  }
  return chosen
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
      const { element, changes } = show(json, data, {}, errors)
      // Some controls arrive a moment later.
      await arrives(() => {
        const byId = new Map([...element.querySelectorAll('[id]')].map((one) => [one.id, one]))
        const boxOf = (path: string) => fieldId(owner(json, path, data))
        const untold = errors.filter(
          ({ path, message }) => !byId.get(errorId(boxOf(path)))?.textContent?.includes(message),
        )
        const lacking = fields.filter(({ path, isEntered }) => {
          const box = byId.get(boxOf(path))
          return isEntered && !box?.matches(control) && !box?.querySelector(control)
        })
        expect([untold, lacking]).toEqual([[], []])
      })
      const untitled = propertiesOf(json).filter(
        ([, { title, control: kind }]) =>
          kind !== 'hidden' && !(title && element.textContent?.includes(title)),
      )
      expect(untitled.map(([name]) => name)).toEqual([])
      expect(element.textContent).not.toMatch(/Unsupported|Unknown field|Option 1/)
      expect(changes).toEqual([])
      close()
    }
    expect(complaint.mock.calls.map(String)).toEqual([])
  },
)

const control = [
  ...['input', 'textarea', 'button'].map((tag) => `${tag}:not(:disabled)`),
  '[role=textbox][contenteditable=true]',
].join()
