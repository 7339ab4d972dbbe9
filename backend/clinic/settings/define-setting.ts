import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { Access, Edited } from '#backend/editing/resources/define-resource.ts'
import type { FieldError } from '#schema/problem.ts'
import type { z } from 'zod'

/**
 * A form of which a clinic has just one. What a resource keeps as rows of a table, a setting reads and writes itself,
 * in a transaction that holds the partner's row.
 */
export type SettingDefinition<Schema extends z.ZodObject = z.ZodObject> = Edited<Schema> & {
  access: Pick<Access, 'read' | 'write'>
  /** Address on the site where it is seen. */
  page?: string
  read(tx: PartnerTransaction): Promise<z.input<Schema>>
  /** Throws 422 for what only the database knows to be wrong. */
  write(tx: PartnerTransaction, data: z.output<Schema>): Promise<void>
  /** What may be wrong with it and is kept all the same, by field. */
  warn?(tx: PartnerTransaction, data: z.output<Schema>): Promise<FieldError[]>
}

/** Declares a setting. Its calls, permissions, audit entries, announcements and its form in the console follow from it. */
export function defineSetting<Schema extends z.ZodObject>(
  definition: SettingDefinition<Schema>,
): SettingDefinition<Schema> {
  return definition
}
