import { ProblemError } from '#backend/http/problem.ts'
import type { BlockEnvelope } from '#schema/block.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import type { FieldError } from '#schema/problem.ts'
import type { Role } from '#schema/accounts.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Definitions } from './block-check.ts'

/** Names of the fields of a type's data whose schema says `access: 'owner'`. */
export const ownerFieldsOf = ({ schema }: Pick<BlockDefinition, 'schema'>): string[] =>
  Object.entries(schema.shape).flatMap(([name, field]) => (field.meta()?.access === 'owner' ? [name] : []))

/**
 * Returns an error for each owner's field that somebody else changes: one that is neither empty nor equal to a saved
 * state. Only an owner may set these fields, because their content runs with the rights of whoever opens the page.
 */
export function ownerFieldErrors(
  block: BlockEnvelope,
  standing: (Pick<BlockEnvelope, 'data'> | null)[],
  definitions: Definitions,
  role: Role,
): FieldError[] {
  const definition = definitions.get(block.component)
  if (role === 'owner' || !definition) return []
  return ownerFieldsOf(definition)
    .filter((name) => {
      const value = block.data[name] ?? null
      return value !== null && !standing.some((state) => isDeepStrictEqual(state?.data[name], value))
    })
    .map((name) => ({
      path: `/data/${name}`,
      message: '다른 곳의 스크립트가 사이트에서 실행되는 설정이라 소유자만 바꿀 수 있습니다.',
    }))
}

/** The 422 for a change that is an owner's. */
export const ownersOnly = (errors: FieldError[]) =>
  new ProblemError(422, 'owners-only', errors[0]?.message ?? '소유자만 바꿀 수 있습니다.', { errors })
