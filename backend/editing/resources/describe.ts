import type { Account } from '#backend/people/accounts/sessions.ts'
import type { ResourceDeclaration, RowStatus } from '#schema/resource.ts'
import { z } from 'zod'
import type { Edited, ResourceDefinition } from './define-resource.ts'
import type { RowData } from './fields.ts'
import { shownBy } from './shown.ts'

/** A resource as the console makes its list and form from it, for somebody. `newPage`: see `pageOfRow`. */
export function describeResource(
  definition: ResourceDefinition,
  { role }: Account,
  newPage: string | null,
): ResourceDeclaration {
  const { name, title, description, place, menu = 'content', list, access, table } = definition
  const { visible, from, until } = shownBy(table)
  return {
    name,
    title,
    description,
    place,
    menu,
    jsonSchema: jsonSchemaOf(definition),
    initial: initialData(definition),
    list: {
      columns: list.columns.map(({ name: column, title: head, kind, isSortable = false }) => ({
        name: column,
        title: head,
        kind,
        isSortable,
      })),
      filters: Object.entries(list.filters ?? {}).map(([filter, { title: label, of }]) => ({
        name: filter,
        title: label,
        references: 'references' in of ? of.references : null,
        labels: 'labels' in of ? of.labels : null,
      })),
      defaultSort: list.defaultSort,
      isOrdered: list.position !== undefined,
    },
    statuses: statusesOf(definition),
    period: from && until ? { from, until } : null,
    canHide: visible !== undefined,
    newPage,
    can: { write: access.write.includes(role), remove: access.remove.includes(role) },
    access: { read: [...access.read], write: [...access.write], remove: [...access.remove] },
  }
}

/** JSON Schema (draft 7) of what the form takes; titles, hints and controls are the schema's own metadata. */
export function jsonSchemaOf({ schema }: Pick<Edited, 'schema'>): Record<string, unknown> {
  const jsonSchema =
    known.get(schema) ?? z.toJSONSchema(schema, { io: 'input', target: 'draft-07', unrepresentable: 'any' })
  known.set(schema, jsonSchema)
  return jsonSchema
}

/** Those of all resources take 15 ms, and the console asks for them whenever it is opened. */
const known = new WeakMap<z.ZodObject, Record<string, unknown>>()

/** Returns what a new row begins with: the schema's defaults. */
export const initialData = ({ schema }: ResourceDefinition): RowData =>
  Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const { data, success } = z.safeParse(field, undefined)
      return success && data !== undefined ? [[name, data]] : []
    }),
  )

function statusesOf({ table }: ResourceDefinition): RowStatus[] {
  const { visible, from, until } = shownBy(table)
  return [
    ...(visible === undefined ? [] : (['DRAFT'] as const)),
    ...(from === undefined ? [] : (['SCHEDULED'] as const)),
    'PUBLIC',
    ...(until === undefined ? [] : (['ENDED'] as const)),
  ]
}
