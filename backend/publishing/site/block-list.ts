import type { CallOutput } from '#api/client.ts'
import { initialData } from '#schema/initial-data.ts'
import { z } from 'zod'
import type { Definitions } from './block-check.ts'

type Rows = CallOutput<'GET /admin/blocks'>['rows']

/**
 * Every block type with the JSON Schema of what its form takes, whose titles and hints are the schema's own metadata,
 * and with the data that it begins with where it is chosen anew.
 */
export const listBlocks = (definitions: Definitions): Rows =>
  [...definitions.values()].map(({ component, slot, version, title, description, schema }) => ({
    component,
    slot,
    version,
    title,
    description,
    jsonSchema: z.toJSONSchema(schema, { io: 'input', target: 'draft-07', unrepresentable: 'any' }) as Record<
      string,
      unknown
    >,
    initial: initialData(schema),
  }))
