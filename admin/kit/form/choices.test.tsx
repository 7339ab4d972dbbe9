// @vitest-environment happy-dom
import { choose, formSchema, labelled, radio, useFormScreen } from '#tests/support/form-screen.tsx'
import { forms } from '#tests/support/forms.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { JsonSchema } from './data/json-schema.ts'

const { show: showForm } = useFormScreen()
const show = (schema: z.ZodType, data: Record<string, unknown>) => showForm(formSchema(schema), data)

const looks = z.object({
  layout: z
    .enum(['cover', 'quiet'])
    .default('cover')
    .meta({ title: '모양', labels: { cover: '채우는 그림', quiet: '글이 먼저' } }),
  tone: z
    .enum(['dark', 'light'])
    .default('dark')
    .meta({ title: '밝기', usedWith: { field: 'layout', values: ['cover'] } }),
  caption: z
    .string()
    .max(9)
    .optional()
    .meta({ title: '그림 설명', usedWith: { field: 'layout', values: ['quiet'] } }),
  icon: z
    .enum(['leaf', 'drop'])
    .optional()
    .meta({ title: '아이콘', control: 'icon', labels: { leaf: '잎', drop: '물방울' } }),
  day: z
    .enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'])
    .default('monday')
    .meta({ title: '요일' }),
})
const fold = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('button[aria-expanded]')].find(({ textContent }) =>
    textContent?.includes('쓰지 않는 항목'),
  )

test('a few short choices stand side by side, and many in a list', () => {
  const { element, changes } = show(looks, looks.parse({}))
  expect(radio(element, '채우는 그림').checked).toBe(true)
  choose(element, '글이 먼저')
  expect(changes.at(-1)).toMatchObject({ layout: 'quiet' })
  choose(element, '물방울')
  expect(changes.at(-1)).toMatchObject({ icon: 'drop' })
  expect(labelled(element, '요일').getAttribute('role')).toBe('combobox')
})

test('what the chosen look does not use is folded away with its data, and opens where it is wrong', () => {
  const data = looks.parse({ layout: 'quiet', caption: '바다', tone: 'light' })
  const { element, changes, rerender } = show(looks, data)
  expect(fold(element)?.textContent).toContain('지금 모양에서는 쓰지 않는 항목')
  expect(radio(element, 'light')).toBeUndefined()
  expect(labelled(element, '그림 설명').value).toBe('바다')
  choose(element, '채우는 그림')
  expect(changes.at(-1)).toMatchObject({ layout: 'cover', caption: '바다', tone: 'light' })
  rerender({ ...data, layout: 'cover' })
  expect(radio(element, 'light').checked).toBe(true)
  expect(labelled(element, '그림 설명')).toBeNull()
  rerender({ ...data, layout: 'cover' }, [{ path: '/caption', message: '아홉 자까지입니다.' }])
  expect(labelled(element, '그림 설명').value).toBe('바다')
  expect(fold(element)?.textContent).toContain('고칠 곳이 있습니다')
})

test('every field that is used with a sibling names one, and values that it may have', () => {
  const wrong = forms.flatMap(({ name: form, json }) =>
    objectsIn(json).flatMap(({ properties = {} }) =>
      Object.entries(properties).flatMap(([name, property]) => {
        const { usedWith } = property as JsonSchema
        const { enum: values = [] } = (properties[usedWith?.field] ?? {}) as JsonSchema
        return usedWith?.values.every((value: string) => values.includes(value)) === false
          ? [`${form}.${name}`]
          : []
      }),
    ),
  )
  expect(wrong).toEqual([])
})

/** Every object within a schema. */
function objectsIn(schema: unknown): JsonSchema[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.values(schema).flatMap(objectsIn)
  return 'properties' in schema ? [schema as JsonSchema, ...inner] : inner
}
