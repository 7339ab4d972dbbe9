import { ProblemError } from '#backend/kernel/http/problem.ts'
import { check } from '#registry/resolve.ts'
import type { BlockEnvelope, BlockProblem, Slot } from '#schema/block.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import type { FieldError } from '#schema/problem.ts'

export type Definitions = ReadonlyMap<string, BlockDefinition>

type Checked = { envelope: BlockEnvelope } | { problem: BlockProblem; errors: FieldError[] }

const isAboutType = (type: BlockProblem['type']) => type === 'unknown-component' || type === 'wrong-slot'

/** A block as it may be saved, defaults written in, or what is wrong with it: one entry a field, below the block. */
export function checkBlock(slot: Slot, block: BlockEnvelope, definitions: Definitions): Checked {
  const checked = check(slot, block, definitions)
  if (!('problem' in checked)) {
    return {
      envelope: { id: block.id, component: block.component, version: checked.version, data: checked.data },
    }
  }
  const { problem, errors } = checked
  if (errors.length > 0) return { problem, errors }
  return {
    problem,
    errors: [{ path: isAboutType(problem.type) ? '/component' : '/version', message: problem.message }],
  }
}

/** The 422 for a block that may not be saved. Source: docs/product.md, E6. */
export const refusal = ({ type, message }: BlockProblem, errors: FieldError[]) =>
  new ProblemError(422, isAboutType(type) ? 'unknown-component' : 'bad-data', message, { errors })

/** A stored block at its type's version, for the console's form; as it is where that cannot be done. */
export function present(slot: Slot, block: BlockEnvelope, definitions: Definitions) {
  const checked = check(slot, block, definitions)
  const isCurrent = 'problem' in checked || checked.version === block.version
  return {
    component: block.component,
    version: isCurrent ? block.version : checked.version,
    data: isCurrent ? block.data : checked.data,
    problem: 'problem' in checked ? checked.problem : null,
  }
}
