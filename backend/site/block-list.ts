import type { CallOutput } from '#api/client.ts'
import { z } from 'zod'
import type { Definitions } from './block-check.ts'

type Rows = CallOutput<'GET /admin/blocks'>['rows']

/** Every block type with the JSON Schema of what its form takes; titles and hints are the schema's own metadata. */
export const listBlocks = (definitions: Definitions): Rows =>
  [...definitions.values()].map(({ component, slot, version, title, description, schema, sample }) => ({
    component,
    slot,
    version,
    title,
    description,
    jsonSchema: z.toJSONSchema(schema, { io: 'input', target: 'draft-07', unrepresentable: 'any' }) as Record<
      string,
      unknown
    >,
    sample: sample as Record<string, unknown>,
  }))
