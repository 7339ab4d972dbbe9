import type { z } from 'zod'
import type { Slot } from './block.ts'

/** Turns data of one version into data of the next. Pure: it may run at every load boundary. */
export type Migration = (data: Record<string, unknown>) => Record<string, unknown>

/** What `block.ts` of a block folder declares; free of React, so servers, console and tests can read it. */
export type BlockDefinition<Schema extends z.ZodObject = z.ZodObject> = {
  /** The name the data uses, and the name of the folder. */
  component: string
  slot: Slot
  /** Grows by one whenever the schema or one of its defaults changes. */
  version: number
  /** Korean name in the console. */
  title: string
  /** One Korean sentence: what a visitor sees. */
  description: string
  schema: Schema
  /** Keyed by the version they start from; `version - 1` of them, chained. */
  migrations: Record<number, Migration>
  /** Believable Korean data: shown in the catalogue, used for a newly chosen type, tested. */
  sample: z.input<Schema>
  /** Origins, beside the site's own, whose scripts the block loads or calls: the page's policy admits them. */
  scriptOrigins?: (data: z.output<Schema>) => string[]
  /**
   * The queries the block reads, by name, known before it is rendered so that a page's queries run side by side.
   * Written against `QueryContext` of `api/`, which this folder must not know: hence `never`, which any
   * context satisfies and only the renderer fills.
   */
  queries?: (data: z.output<Schema>, context: never) => Record<string, { queryKey: readonly unknown[] }>
}

/** Data as the component of a definition receives it. */
export type BlockData<Definition> =
  Definition extends BlockDefinition<infer Schema> ? z.output<Schema> : never

/** Props of a block's component. */
export type BlockProps<Definition> = { id: string; data: BlockData<Definition> }

/** Declares a block type. The types of `sample` and `queries` follow from `schema`. */
export function defineBlock<Schema extends z.ZodObject>(
  definition: BlockDefinition<Schema>,
): BlockDefinition<Schema> {
  return definition
}
