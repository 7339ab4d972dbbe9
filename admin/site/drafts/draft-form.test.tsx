// @vitest-environment happy-dom
import type { ApiClient } from '#api/client.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import { definitions } from '#registry/definitions.ts'
import { check } from '#registry/resolve.ts'
import { initialData } from '#schema/initial-data.ts'
import type { FieldError } from '#schema/problem.ts'
import { draw } from '#tests/support/draw.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AdminProvider, type Admin } from '#admin/kit/console/admin-context.tsx'
import type { JsonSchema } from '#admin/kit/form/data/json-schema.ts'
import { DraftForm } from './draft-form.tsx'

const admin = { api: { request: async () => ({ role: 'owner' }) } as unknown as ApiClient } as Admin
const client = createSiteQueryClient()

type Data = Record<string, unknown>
type Shown = { schema: JsonSchema; data: Data; errors: FieldError[]; isNew: boolean }

/** A form, with what it fills in by itself. */
function Form({ data, onFilled, ...shown }: Shown & { onFilled?: (data: Data) => void }) {
  const [filled, setFilled] = useState(data)
  return (
    <QueryClientProvider client={client}>
      <AdminProvider value={admin}>
        <DraftForm
          {...shown}
          data={filled}
          below="/data"
          onChange={(next) => {
            setFilled(next)
            onFilled?.(next)
          }}
          onLeave={() => {}}
        />
      </AdminProvider>
    </QueryClientProvider>
  )
}

const text = () => document.body.textContent ?? ''
const wrong = /고쳐야 할 곳|고칠 곳이 있습니다/

const needing = [...definitions.values()].filter(
  ({ schema }) => !schema.safeParse(initialData(schema)).success,
)

describe.each(needing.map((definition) => [definition.component, definition] as const))(
  '%s',
  (component, { slot, version, schema: zod }) => {
    const schema = z.toJSONSchema(zod, { target: 'draft-07', io: 'input' }) as JsonSchema

    test('added anew, its form asks for what is missing and calls nothing wrong', async () => {
      let data = initialData(zod)
      const form = (errors: FieldError[]) => (
        <Form {...{ schema, data, errors }} isNew onFilled={(filled) => (data = filled)} />
      )
      const show = await draw(form([]))
      const checked = check(slot, { component, version, data }, definitions)
      const errors = 'problem' in checked ? checked.errors : []
      expect(errors).not.toEqual([])
      await show(form(errors))
      expect(text()).not.toMatch(wrong)
      for (const { message } of errors) expect(text()).not.toContain(message)
      expect(text()).toMatch(/‘[^’]+’[을를] 채우면 저장되고/)
    })
  },
)

const schema: JsonSchema = {
  type: 'object',
  properties: { title: { type: 'string', title: '제목' }, url: { type: 'string', title: '주소' } },
  required: ['title', 'url'],
}
const errors = [
  { path: '/data/title', message: '제목을 적어 주세요.' },
  { path: '/data/url', message: '올바른 주소가 아닙니다.' },
]

test('what was entered wrongly is called wrong in a new part too', async () => {
  await draw(<Form {...{ schema, errors }} data={{ title: '', url: 'x y' }} isNew />)
  expect(text()).toContain('‘제목’을 채우면 저장되고')
  expect(text()).toContain('고쳐야 할 곳이 1곳')
  expect(text()).toContain('올바른 주소가 아닙니다.')
})

test('in a part that was saved before, an emptied field is wrong', async () => {
  await draw(<Form {...{ schema, errors }} data={{ title: '', url: 'x y' }} isNew={false} />)
  expect(text()).toContain('고쳐야 할 곳이 2곳')
  expect(text()).not.toContain('채우면')
})
