import { z } from 'zod'
import { globalSlots, type GlobalSlot } from './plain/slot-names.ts'

/** Slots filled once a site, from global data. Source: docs/product.md, P1. */
export { globalSlots, type GlobalSlot }

/** Every slot; `section` is the ordered list of a page definition. */
export const slots = [...globalSlots, 'section'] as const
export type Slot = (typeof slots)[number]

export const globalSlotSchema = z.enum(globalSlots)

/** A component's name, which is also its folder's: `GlobalHeaderType1`. */
export const componentName = z
  .string()
  .regex(/^[A-Z][A-Za-z0-9]{1,79}$/, 'PascalCase로 된 이름이어야 합니다.')

/**
 * One use of a block type as it is stored: the type's name, the version its data was written for, and the data,
 * which only the registry may interpret.
 */
export const blockEnvelope = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, '영문, 숫자, -, _ 로 64자까지입니다.'),
  component: componentName,
  version: z.number().int().positive(),
  data: z.record(z.string(), z.unknown()),
  /** A section that is kept, and not shown to visitors. */
  hidden: z.literal(true).optional(),
})
export type BlockEnvelope = z.infer<typeof blockEnvelope>

/** Reason why a block cannot be shown. */
export type BlockProblem = {
  type: 'unknown-component' | 'wrong-slot' | 'newer-version' | 'failed-migration' | 'bad-data' | 'render'
  message: string
}

/** A block after the registry: ready to render, or a named problem that keeps its place. */
export type ResolvedBlock = { slot: Slot; id: string; component: string } & (
  | { data: unknown; problem?: undefined }
  | { data?: undefined; problem: BlockProblem }
)
