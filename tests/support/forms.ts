import { jsonSchemaOf } from '#backend/editing/resources/describe.ts'
import { resources } from '#backend/editing/resources/resources.ts'
import { settings } from '#backend/clinic/settings/settings.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import type { z } from 'zod'

type FormSchema = { name: string; schema: z.ZodObject; json: Record<string, unknown>; sample: unknown }

const blocks = import.meta.glob<BlockDefinition>('../../blocks/*/*/block.ts', {
  eager: true,
  import: 'default',
})

/** Everything that the console has a form for: each block type, resource and setting. */
export const forms: FormSchema[] = [
  ...Object.values(blocks).map(({ component, schema, sample }) => ({ name: component, schema, sample })),
  ...[...resources.values(), ...settings.values()].map(({ name, schema, sample }) => ({
    name,
    schema,
    sample,
  })),
].map((form) => ({ ...form, json: jsonSchemaOf(form) }))
