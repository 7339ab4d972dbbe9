import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { Role } from '#schema/accounts.ts'
import { ownersOnlyReason } from '#schema/plain/owner-fields.ts'
import type { FieldError } from '#schema/problem.ts'
import type { z } from 'zod'

/**
 * Returns the names of the fields that `access: 'owner'` closes to everybody else, because their content decides which
 * outside scripts run with the rights of a page's visitor. Source: docs/product.md, X7.
 */
export const ownerFieldsOf = ({ schema }: { schema: z.ZodObject }): string[] =>
  Object.entries(schema.shape).flatMap(([name, field]) =>
    (field as z.ZodType).meta()?.access === 'owner' ? [name] : [],
  )

type Change = {
  schema: z.ZodObject
  role: Role
  data: Record<string, unknown>
  /** Says whether everybody may save a field with a value, such as the one that it has. */
  mayStand: (name: string, value: unknown) => boolean
  /** JSON Pointer of the data. */
  below: string
}

/** Returns an error for each owner's field that somebody else changes. */
export function ownerFieldErrors({ schema, role, data, mayStand, below }: Change): FieldError[] {
  if (role === 'owner') return []
  return ownerFieldsOf({ schema })
    .filter((name) => !mayStand(name, data[name] ?? null))
    .map((name) => ({ path: `${below}/${name}`, message: ownersOnlyReason }))
}

/** The 422 for a change that is an owner's. */
export const ownersOnly = (errors: FieldError[]) =>
  new ProblemError(422, 'owners-only', errors[0]?.message ?? ownersOnlyReason, { errors })
