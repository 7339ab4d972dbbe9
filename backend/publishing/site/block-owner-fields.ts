import type { Role } from '#schema/accounts.ts'
import type { BlockEnvelope } from '#schema/block.ts'
import type { FieldError } from '#schema/problem.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Definitions } from './block-check.ts'
import { ownerFieldErrors } from '#backend/editing/resources/owner-fields.ts'

/**
 * Returns an error for each owner's field of a block that somebody else changes: one that is neither empty nor equal to a
 * saved state.
 */
export function blockOwnerFieldErrors(
  block: BlockEnvelope,
  standing: (Pick<BlockEnvelope, 'data'> | null)[],
  definitions: Definitions,
  role: Role,
): FieldError[] {
  const definition = definitions.get(block.component)
  if (!definition) return []
  return ownerFieldErrors({
    schema: definition.schema,
    role,
    data: block.data,
    mayStand: (name, value) =>
      value === null || standing.some((state) => isDeepStrictEqual(state?.data[name], value)),
    below: '/data',
  })
}
