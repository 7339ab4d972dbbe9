import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { validate } from '#backend/kernel/http/validate.ts'
import type { FieldError } from '#schema/problem.ts'
import { and, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Edited, ResourceDefinition } from './define-resource.ts'
import type { RowData } from './fields.ts'
import { itemOf, referenceOf } from './fields.ts'
import { choices } from './resources.ts'

/**
 * A row as it is kept, with defaults written in. Throws 422 with one entry a field for what the schema refuses, and for
 * texts that no database keeps.
 */
export function checkData({ schema }: Pick<Edited, 'schema'>, given: unknown): RowData {
  const errors = unkeepable(given, '')
  if (errors.length > 0) throw refusal(errors)
  return validate('body', schema, given)
}

export const refusal = (errors: FieldError[]) =>
  new ProblemError(422, 'bad-data', [...new Set(errors.map(({ message }) => message))].join(' '), { errors })

/** Texts with U+0000, or with half of a character: JSON has them, PostgreSQL does not. */
function unkeepable(value: unknown, path: string): FieldError[] {
  if (typeof value === 'string') {
    return /\0|\p{Surrogate}/u.test(value) ? [{ path, message: '쓸 수 없는 글자가 있습니다.' }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    unkeepable(one, `${path}/${key.replaceAll('/', '~1')}`),
  )
}

/** Throws 422 where the row names rows that are not there, or breaks a rule of its resource. */
export async function checkRules(
  tx: PartnerTransaction,
  definition: ResourceDefinition,
  data: RowData,
  id: number | null,
): Promise<void> {
  const missing = await missingReferences(tx, references(definition.schema, data, ''))
  const broken = missing.length > 0 ? [] : await definition.check?.(tx, data as never, id)
  const errors = [...missing, ...(broken ?? [])]
  if (errors.length > 0) throw refusal(errors)
}

type Reference = { source: string; id: number; path: string }

/** Every number in a row that refers to another one. */
function references(schema: z.ZodObject, data: RowData, path: string): Reference[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const value = data[name]
    const at = `${path}/${name}`
    const source = referenceOf(field)
    if (source !== undefined) {
      const numbers = Array.isArray(value) ? value : [value]
      return numbers.flatMap((id, index): Reference[] =>
        typeof id === 'number' ? [{ source, id, path: Array.isArray(value) ? `${at}/${index}` : at }] : [],
      )
    }
    const item = itemOf(field)
    if (!item || !Array.isArray(value)) return []
    return value.flatMap((one: RowData, index) => references(item, one, `${at}/${index}`))
  })
}

async function missingReferences(tx: PartnerTransaction, named: Reference[]): Promise<FieldError[]> {
  const errors: FieldError[] = []
  for (const source of new Set(named.map((one) => one.source))) {
    const table = choices.get(source)?.table
    if (!table) throw new Error(`Nothing that numbers refer to is called ${source}.`)
    const ids = [...new Set(named.filter((one) => one.source === source).map(({ id }) => id))]
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(isOfPartner(tx, table), inArray(table.id, ids)))
    const there = new Set(rows.map(({ id }) => Number(id)))
    for (const one of named) {
      if (one.source === source && !there.has(one.id)) {
        errors.push({ path: one.path, message: `고른 것(${one.id}번)이 없습니다. 다시 골라 주세요.` })
      }
    }
  }
  return errors
}
