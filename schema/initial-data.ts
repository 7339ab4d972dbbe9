import { z } from 'zod'

type Field = { type?: string; default?: unknown }

/**
 * Data that a newly chosen block begins with: its schema's defaults, an empty text or list where the schema asks for
 * one and has no default, and nothing else. The block's sample is no part of it, so that no invented words reach a
 * clinic. The result parses, unless the schema requires what only a person can say. Keeps rule O6. Pure.
 */
export function initialData(schema: z.ZodObject): Record<string, unknown> {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    unrepresentable: 'any',
  })
  const fields = Object.entries(properties) as [name: string, field: Field][]
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const value = 'default' in field ? field.default : required.includes(name) ? emptyOf(field) : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

const emptyOf = ({ type }: Field) => (type === 'string' ? '' : type === 'array' ? [] : undefined)
