import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { SQL } from 'drizzle-orm'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Choices, NameSource, ResourceDefinition } from './define-resource.ts'
import { listNames } from './list.ts'
import { statusColumn } from './status.ts'
import { translationsOf } from './translations.ts'

/** `resource.ts` of every folder that has one. */
const modules = import.meta.glob<ResourceDefinition>('../../*/*/resource.ts', {
  import: 'default',
  eager: true,
})

/** Every resource there is, by name, in the order of the console's menu. Throws where a folder is not called as its resource. */
export const resources: ReadonlyMap<string, ResourceDefinition> = new Map(
  Object.entries(modules)
    .map(([path, definition]) => {
      if (!path.endsWith(`/${definition.name}/resource.ts`)) {
        throw new Error(`The resource in ${path} is called ${definition.name}, not as its folder.`)
      }
      return withTranslations(definition)
    })
    .sort((a, b) => a.place - b.place)
    .map((definition) => [definition.name, definition]),
)

/** Rows that numbers may refer to: those of a resource by their title, and what resources name beside. */
export const choices: ReadonlyMap<string, Choices> = new Map(
  [...resources.values()].flatMap((definition) => {
    const title = getTableColumns(definition.table)[definition.titleField]
    if (!title) throw new Error(`${definition.name} has no column ${definition.titleField}.`)
    const own: Choices = {
      table: definition.table,
      label: asText(title),
      order: asText(title),
      status: (now) => statusColumn(definition, now),
    }
    return [[definition.name, own] as const, ...Object.entries(definition.choices ?? {})]
  }),
)

/** Names that texts are chosen from: those that resources name, or else the titles of rows. */
export const nameSources: ReadonlyMap<string, NameSource> = new Map([
  ...[...choices].map(
    ([name, source]) => [name, ({ tx }: { tx: PartnerTransaction }) => listNames(tx, source)] as const,
  ),
  ...[...resources.values()].flatMap(({ names }) => Object.entries(names ?? {})),
])

function withTranslations(definition: ResourceDefinition): ResourceDefinition {
  const { schema, translated } = definition
  if (!translated) return definition
  return { ...definition, schema: schema.safeExtend({ translations: translationsOf(schema, translated) }) }
}

function asText(column: PgColumn): SQL<string> {
  return sql<string>`${column}`
}
