import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { asc } from 'drizzle-orm'
import { itemOf, referenceOf } from '../fields.ts'
import type { ResourceDefinition } from '../define-resource.ts'
import { choices } from '../resources.ts'

/** Names of rows by their numbers, for each source that numbers refer to, such as `faq-groups`. */
export type Labels = ReadonlyMap<string, ReadonlyMap<number, string>>

/** Reads the names of all rows that a resource's rows may refer to. */
export async function readLabels(
  tx: PartnerTransaction,
  { schema }: Pick<ResourceDefinition, 'schema'>,
): Promise<Labels> {
  const fields = Object.values(schema.shape).flatMap((field) => [
    field,
    ...Object.values(itemOf(field)?.shape ?? {}),
  ])
  const labels = new Map<string, Map<number, string>>()
  for (const source of new Set(fields.flatMap((field) => referenceOf(field) ?? []))) {
    const known = choices.get(source)
    if (!known) throw new Error(`Nothing that numbers refer to is called ${source}.`)
    const rows = await tx
      .select({ id: known.table.id, label: known.label })
      .from(known.table)
      .where(isOfPartner(tx, known.table))
      .orderBy(known.order, asc(known.table.id))
    labels.set(source, new Map(rows.map(({ id, label }) => [Number(id), tidied(String(label))])))
  }
  return labels
}

const tidied = (label: string) => label.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
const numbered = /(?:^|\s|\()#(\d{1,10})\)?$/

/** A row's name, with its number where the name alone does not tell which row is meant: `예약 (#3)`. */
export function nameRow(names: ReadonlyMap<number, string>, id: number): string {
  const label = names.get(id) ?? ''
  const isClear =
    label !== '' && !numbered.test(label) && [...names.values()].filter((one) => one === label).length === 1
  return isClear ? label : `${label} (#${id})`.trim()
}

/** The number of the row that a cell names. Throws an `Error` that says what would be right. */
export function findRow(names: ReadonlyMap<number, string>, text: string): number {
  const asked = tidied(text)
  const id = Number(numbered.exec(asked)?.[1])
  if (names.has(id)) return id
  const found = [...names].filter(([, label]) => label === asked)
  const [only] = found
  if (only && found.length === 1) return only[0]
  if (only) {
    const each = found.map(([one]) => `${asked} (#${one})`).join(', ')
    throw new Error(`‘${asked}’의 이름이 여럿입니다. 번호를 붙여 주세요: ${each}`)
  }
  throw new Error(`‘${asked}’의 이름이 없습니다. ${offered([...names.values()])}`)
}

/** Names told at once. */
const mostNames = 10

function offered(names: string[]): string {
  if (names.length === 0) return '먼저 콘솔에서 만들어 주세요.'
  const rest = names.length > mostNames ? ` 등 ${names.length}개` : ''
  return `쓸 수 있는 이름: ${names.slice(0, mostNames).join(', ')}${rest}`
}
