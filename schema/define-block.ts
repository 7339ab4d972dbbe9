import type { z } from 'zod'
import type { Slot } from './block.ts'
import type { PageSubject } from './page-subject.ts'
import type { TreatmentWord } from './plain/treatment-word.ts'

/** Turns data of one version into data of the next. Pure: it may run at every load boundary. */
export type Migration = (data: Record<string, unknown>) => Record<string, unknown>

/** Declaration in the `block.ts` of a block folder. Free of React, so servers, console and tests can read it. */
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
  /**
   * Believable Korean data: shown in the catalogue and tested. It never reaches a clinic: a newly chosen type begins
   * with `initialData` of its schema.
   */
  sample: z.input<Schema>
  /** Origins, beside the site's own, whose scripts the block loads or calls: the page's policy admits them. */
  scriptOrigins?: (data: z.output<Schema>) => string[]
  /**
   * The queries the block reads, by name, known before it is rendered so that a page's queries run side by side.
   * Written against `QueryContext` of `api/`, which this folder must not know: hence `never`, which any
   * context satisfies and only the renderer fills.
   */
  queries?: (data: z.output<Schema>, context: never) => Record<string, BlockQuery>
  /**
   * Query parameters of the address that the block reads, such as `page`. A page depends on the parameters of its
   * blocks and on no other, so junk in an address neither reaches a page nor makes a new one in its cache.
   */
  parameters?: readonly string[]
  /**
   * Subject of a page with this block, where the block shows one thing that the address names: a treatment, a notice.
   * `query` names one of `queries`. Its answer gives the page its title and description; where it answers 404, so does
   * the page. The first block of a page that has a subject decides.
   */
  subject?: BlockSubject
}

/** A query as the renderer knows it. A personal one depends on who is signed in: the server never asks for it. */
export type BlockQuery = { queryKey: readonly unknown[]; meta?: { personal?: boolean } | undefined }

export type BlockSubject = {
  query: string
  /** The one of the block's `parameters` that chooses the thing; absent where the path does. */
  parameter?: string
  /**
   * Returns `undefined` where the answer holds no such thing: the page is then the one without a subject.
   * `context` is a `SubjectContext`; `never` for both lets each block name the types it reads.
   */
  describe: (answer: never, context: SubjectContext) => PageSubject | undefined
}

export type SubjectContext = {
  /** Origin of the site, such as `https://raon.example`. */
  origin: string
  /** Path of the page, with the parameter that chooses the subject where one does: `/events?eventId=7`. */
  path: string
  /** Off where the clinic shows no prices (`hasPriceView`). */
  hasPriceView: boolean
  /** What the clinic calls a treatment. */
  treatmentWord: TreatmentWord
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
