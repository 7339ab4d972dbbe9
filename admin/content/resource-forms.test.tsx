// @vitest-environment happy-dom
import type { ApiClient } from '#api/client.ts'
import { jsonSchemaOf } from '#backend/resources/describe.ts'
import { resources } from '#backend/resources/resources.ts'
import { settings } from '#backend/settings/settings.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { AdminProvider, type Admin } from '../admin-context.tsx'
import { BlockForm } from '../form/block-form.tsx'
import { propertiesOf, type JsonSchema } from '../form/json-schema.ts'

globalThis.IS_REACT_ACT_ENVIRONMENT = true

const unmount: (() => void)[] = []
afterEach(() => unmount.splice(0).forEach((run) => act(run)))

/** Nothing that numbers refer to is there. */
const api = { request: async () => ({ rows: [] }) } as unknown as ApiClient

test.each(
  [...resources.values(), ...settings.values()].map((definition) => [definition.name, definition] as const),
)('the form of %s shows a control for every field, and showing changes nothing', async (_, definition) => {
  const complaint = vi.spyOn(console, 'error')
  const schema = jsonSchemaOf(definition) as JsonSchema
  const data = definition.schema.parse(definition.sample) as Record<string, unknown>
  const changes: unknown[] = []
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  unmount.push(() => {
    root.unmount()
    element.remove()
  })
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <AdminProvider value={{ api } as Admin}>
          <BlockForm schema={schema} data={data} errors={[]} onChange={(next) => changes.push(next)} />
        </AdminProvider>
      </QueryClientProvider>,
    ),
  )
  const text = element.textContent ?? ''
  expect(text).not.toMatch(/Unsupported|Unknown field|Option 1/)
  const missing = propertiesOf(schema).filter(([, { title }]) => !title || !text.includes(title))
  expect(missing.map(([name]) => name)).toEqual([])
  expect(changes).toEqual([])
  expect(complaint).not.toHaveBeenCalled()
})
