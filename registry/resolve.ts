import type { BlockEnvelope, BlockProblem, ResolvedBlock, Slot } from '#schema/block.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import type { FieldError } from '#schema/problem.ts'
import type { z } from 'zod'

type Definitions = ReadonlyMap<string, BlockDefinition>
type Data = Record<string, unknown>
type Checked = { data: Data; version: number } | { problem: BlockProblem; errors: FieldError[] }

const problem = (type: BlockProblem['type'], message: string, errors: FieldError[] = []): Checked => ({
  problem: { type, message },
  errors,
})

/** JSON Pointer (RFC 6901) of an issue's path. */
export const pointer = (path: readonly PropertyKey[]) =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Returns one entry for each field, worded by the schema or, in the API, by `backend/kernel/http/validation-message.ts`. */
export const fieldErrors = (error: z.ZodError, prefix = ''): FieldError[] =>
  error.issues.map(({ path, message }) => ({ path: `${prefix}${pointer(path)}`, message }))

/** The types that may stand in a slot, in the order of their names. */
export const componentsOf = (slot: Slot, definitions: Definitions): string[] =>
  [...definitions.values()]
    .filter((definition) => definition.slot === slot)
    .map(({ component }) => component)
    .sort()

function migrate(definition: BlockDefinition, from: number, data: Data): Data {
  let migrated = data
  for (let version = from; version < definition.version; version += 1) {
    const step = definition.migrations[version]
    if (!step) throw new Error(`no migration from version ${version} to ${version + 1}`)
    migrated = step(migrated)
  }
  return migrated
}

/**
 * Checks that the type is known and in its slot, then migrates and parses the data. The result has every default
 * written into it and the definition's version. Never throws: a fault becomes a problem with one entry for each field.
 */
export function check(slot: Slot, envelope: Omit<BlockEnvelope, 'id'>, definitions: Definitions): Checked {
  const { component, version, data } = envelope
  const definition = definitions.get(component)
  if (!definition || definition.slot !== slot) {
    const known = componentsOf(slot, definitions).join(', ')
    return definition
      ? problem(
          'wrong-slot',
          `${component} 블록의 자리는 ${definition.slot}입니다. ${slot}에 쓸 수 있는 것: ${known}`,
        )
      : problem('unknown-component', `${component} 블록은 없는 종류입니다. ${slot}에 쓸 수 있는 것: ${known}`)
  }
  if (version > definition.version) {
    return problem(
      'newer-version',
      `${component} 버전 ${version}의 데이터입니다. 이 서버는 ${definition.version}까지 압니다.`,
    )
  }
  try {
    const parsed = definition.schema.safeParse(migrate(definition, version, data))
    if (parsed.success) return { data: parsed.data, version: definition.version }
    const errors = fieldErrors(parsed.error, '/data')
    const summary = errors.map(({ path, message }) => `${path}: ${message}`).join('; ')
    return problem('bad-data', `${component}: ${summary}`, errors)
  } catch (error) {
    return problem(
      'failed-migration',
      `${component} 버전 ${version}: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

const resolved = new WeakMap<BlockEnvelope, { slot: Slot; definitions: Definitions; block: ResolvedBlock }>()

/**
 * Turns an envelope into a block ready to render, or into a named problem that keeps its place. The same envelope
 * (the same object, which nobody may change) is judged once.
 */
export function resolve(slot: Slot, envelope: BlockEnvelope, definitions: Definitions): ResolvedBlock {
  const known = resolved.get(envelope)
  if (known?.slot === slot && known.definitions === definitions) return known.block
  const checked = check(slot, envelope, definitions)
  const place = { slot, id: envelope.id, component: envelope.component }
  const block: ResolvedBlock =
    'problem' in checked ? { ...place, problem: checked.problem } : { ...place, data: checked.data }
  resolved.set(envelope, { slot, definitions, block })
  return block
}
