// @vitest-environment happy-dom
import type { Image } from '#schema/primitives.ts'
import {
  arrives,
  buttonNamed,
  choose,
  choosePicture,
  click,
  formSchema,
  labelled,
  pick,
  press,
  rowOf,
  there,
  type,
  useFormScreen,
  type There,
} from '#tests/support/form-screen.tsx'
import { forms } from '#tests/support/forms.ts'
import { rounds } from '#tests/support/rounds.ts'
import { fieldsOf, remembered, valuesOf } from '#tests/support/schema-values.ts'
import { stubPictures } from '#tests/support/stub-pictures.ts'
import fc from 'fast-check'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  asSchema,
  branchesOf,
  isImage,
  isRichText,
  withoutNull,
  type JsonSchema,
} from './data/json-schema.ts'
import { toSeoulTime } from './data/seoul-time.ts'

const seed = 20261124
const { show } = useFormScreen()

/** Pictures that the library and the browser know of: those that a test enters. */
const pictures: Image[] = []
beforeEach(() => stubPictures(pictures))
afterEach(() => {
  pictures.length = 0
  vi.unstubAllGlobals()
})

type Leaf = { where: string; schema: z.ZodType; json: JsonSchema }

const toJson = remembered((field: z.ZodType): JsonSchema => {
  const whole = formSchema(z.object({ field }))
  // No sibling decides here whether it is used.
  const { usedWith: _usedWith, ...alone } = whole.properties!.field as JsonSchema
  return { ...whole, properties: { field: alone } }
})
const fieldOf = ({ properties }: JsonSchema) => properties!.field as JsonSchema
const filledOf = (json: JsonSchema) => withoutNull(json) ?? json

type Kind = 'picture' | 'row' | 'rows' | 'names' | 'ticks' | 'plain'

/** How a value is entered in its field; nothing for a group, a list, a long text and what nobody enters. */
function kindOf(json: JsonSchema): Kind | undefined {
  const filled = filledOf(json)
  const isList = filled.type === 'array'
  if (isImage(filled) || ['image', 'gatedImage'].includes(String(filled.control))) return 'picture'
  if (filled.references !== undefined) return isList ? 'rows' : 'row'
  if (isList && filled.names !== undefined) return 'names'
  if (isList && asSchema(filled.items)?.enum) return 'ticks'
  const isGroup = isList || filled.type === 'object' || branchesOf(filled).length > 0
  return isGroup || filled.const !== undefined || filled.control === 'hidden' ? undefined : 'plain'
}

/** Words and sources make no other control: one field of each kind is enough. */
function keyOf({ required, ...json }: JsonSchema): string {
  const { title: _t, hint: _h, description: _d, default: _v, ratio: _r, ...field } = fieldOf(json)
  return JSON.stringify([
    required,
    { ...field, references: field.references && true, names: field.names && true },
  ])
}

/** Every kind of field that is entered in one control, once. Long texts have tests of their own. */
function leaves(): Leaf[] {
  const found = new Map<string, Leaf>()
  for (const { name, schema } of forms) {
    const isWhole = (field: z.ZodType) => {
      const json = fieldOf(toJson(field))
      return kindOf(json) !== undefined || isRichText(filledOf(json))
    }
    for (const { schema: field, path } of fieldsOf(schema, isWhole)) {
      if (typeof path.at(-1) !== 'string') continue
      const json = toJson(field)
      const key = keyOf(json)
      if (kindOf(fieldOf(json)) && !found.has(key))
        found.set(key, { where: `${name}/${path.join('/')}`, schema: field, json })
    }
  }
  return [...found.values()]
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

/** Enters a text, a number, a choice or a switch by what its field is drawn as. */
async function enterPlain(field: HTMLInputElement, json: JsonSchema, value: unknown): Promise<void> {
  const text = isNothing(value) ? '' : String(value)
  if (field.type === 'checkbox') {
    if (field.checked !== value) click(field)
  } else if (json.enum) {
    const index = json.enum.indexOf(value as never)
    const label = index === -1 ? '선택 안 함' : (json.labels?.[text] ?? text)
    if (field.getAttribute('role') === 'radiogroup') return choose(field, label)
    click(field)
    await pick(label)
  } else if (json.control === 'moment') {
    type(field, toSeoulTime(text).replace('T', ' '))
  } else if (json.control === 'duration') {
    click(field.parentElement?.querySelector('[role=combobox]'))
    await pick('분')
    type(field, text)
  } else type(field, text)
}

async function enterPicture(element: HTMLElement, value: unknown): Promise<void> {
  if (isNothing(value)) {
    if (buttonNamed(element, '비우기')) press(element, '비우기')
    return
  }
  const isWhole = typeof value !== 'string'
  const picture = isWhole ? (value as Image) : { src: value as string, alt: '', width: 640, height: 480 }
  pictures.splice(0, Infinity, { ...picture, alt: '서가에 적힌 글' })
  await choosePicture(element, picture.src)
  if (isWhole) type(labelled(element, '대체 텍스트'), picture.alt)
}

/** Takes out what is chosen, and chooses others by their names, one after the other. */
async function enterChosen(element: HTMLElement, field: HTMLInputElement, names: string[]): Promise<void> {
  const chosen = () =>
    [...element.querySelectorAll('button')].find((one) => one.getAttribute('aria-label')?.endsWith(' 빼기'))
  for (let button = chosen(); button; button = chosen()) click(button)
  for (const name of names) {
    type(field, name)
    await pick(name)
  }
}

/** Enters a value as a person does. */
async function enter(element: HTMLElement, json: JsonSchema, value: unknown): Promise<void> {
  const field = await arrives(() => there(element.querySelector<HTMLInputElement>('[id="field.field"]')))
  const names = Array.isArray(value)
    ? value.map((one) => (typeof one === 'number' ? rowOf(one).label : one))
    : []
  switch (kindOf(json)) {
    case 'picture':
      await enterPicture(element, value)
      break
    case 'row': {
      const name = typeof value === 'number' ? rowOf(value).label : ''
      // Typed over itself it opens no list.
      if (field.value === name) break
      type(field, name)
      if (name) await pick(name)
      break
    }
    case 'rows':
    case 'names':
      await enterChosen(element, field, names)
      break
    case 'ticks': {
      const items = asSchema(json.items)
      for (const label of field.querySelectorAll('label')) {
        const box = label.querySelector('input')!
        const one = items?.enum?.find(
          (each) => (items.labels ?? json.labels)?.[each as string] === label.textContent,
        )
        if (box.checked !== names.includes(one ?? label.textContent)) click(box)
      }
      break
    }
    default:
      await enterPlain(field, filledOf(json), value)
  }
  act(() => (document.activeElement as HTMLElement | null)?.blur())
}

/** Says whether a person can enter a value: names have no spaces around them, and are no initial consonants. */
const isEnterable = (json: JsonSchema, value: unknown): boolean =>
  kindOf(json) !== 'names' ||
  (value as string[]).every((name) => name === name.trim() && /[^ㄱ-ㅎ\s]/.test(name))

/** Ticks have the order of their boxes. */
function inOrder(json: JsonSchema, value: unknown): unknown {
  const order = asSchema(json.items)?.enum
  return order && Array.isArray(value) ? order.filter((one) => value.includes(one)) : value
}

test.each(leaves().map((leaf) => [leaf.where, leaf] as const))(
  'a value like that of %s is entered',
  async (_, { schema, json }) => {
    const field = fieldOf(json)
    const values = fc
      .sample(
        valuesOf(schema).filter((value) => isEnterable(field, value)),
        { seed, numRuns: rounds({ few: 3, all: 40 }) },
      )
      .map((value) => inOrder(field, value))
    const [first, ...others] = values
    const rows = [...new Set(values.flat().filter((one) => typeof one === 'number'))].map(rowOf)
    const there: There = { choices: { [String(field.references)]: rows }, pictures }
    const data = { field: schema.parse(first) }
    const { element, changes, settled } = show(json, data, there)
    for (const value of others) {
      const before = changes.at(-1) ?? data
      await enter(element, field, value)
      await settled()
      const { field: entered } = changes.at(-1) ?? data
      expect(
        isNothing(value) ? [undefined, '', null] : [value],
        `seed ${seed}: ${JSON.stringify(value)} entered over ${JSON.stringify(before)}`,
      ).toContainEqual(entered)
      expect(schema.safeParse(entered).success).toBe(true)
    }
  },
)
