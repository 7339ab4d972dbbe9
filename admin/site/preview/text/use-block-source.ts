import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import type { JsonSchema } from '#admin/kit/form/data/json-schema.ts'
import type { Selection } from '../../places/use-selection.ts'
import type { BlockType } from '../../queries/get-blocks.ts'

type Data = Record<string, unknown>

/** A block as the drafts have it at each moment. */
export type BlockSource = {
  selection: Selection
  title: string
  schema: JsonSchema
  /** Nothing where somebody has removed it. */
  read: () => Data | undefined
  write: (data: Data, field: string) => void
  flush: () => void
  subscribe: (onChange: () => void) => () => void
  /** Grows when the data is replaced from outside. */
  generation: () => number
  /** The API's words about a field. */
  errorAt: (pointer: string) => string | undefined
}

/** Finds the draft and the type of a selected block; nothing where its type is not on this server. */
export function useBlockSource(types: BlockType[]): (selection: Selection) => BlockSource | null {
  const { slotDrafts, pageDrafts } = useAdmin()
  const typeOf = (component: string | undefined, slot: string) =>
    types.find((type) => type.component === component && type.slot === slot)
  return (selection) => {
    if (selection.kind === 'slot') {
      const { slot } = selection
      const draft = () => slotDrafts.getState().drafts[slot]
      const component = draft()?.value.component
      const type = typeOf(component, slot)
      return type && component !== undefined
        ? {
            selection,
            title: type.title,
            schema: type.jsonSchema,
            read: () => (draft()?.value.component === component ? draft()?.value.data : undefined),
            write: (data, field) => slotDrafts.edit(slot, { component, data }, field),
            flush: () => void slotDrafts.flush(slot),
            subscribe: slotDrafts.subscribe,
            generation: () => draft()?.generation ?? 0,
            errorAt: (pointer) => draft()?.errors.find(({ path }) => path === `/data${pointer}`)?.message,
          }
        : null
    }
    if (selection.kind === 'theme' || selection.block === null) return null
    const { key, block: id } = selection
    const draft = () => pageDrafts.getState().drafts[key]
    const index = () => draft()?.value.blocks.findIndex((block) => block.id === id) ?? -1
    const block = () => draft()?.value.blocks[index()]
    const type = typeOf(block()?.component, 'section')
    if (!type) return null
    return {
      selection,
      title: type.title,
      schema: type.jsonSchema,
      read: () => block()?.data,
      write: (data, field) => {
        const [page, old] = [draft()?.value, block()]
        if (page && old)
          pageDrafts.edit(
            key,
            { ...page, blocks: page.blocks.with(index(), { ...old, data }) },
            `${id}:${field}`,
          )
      },
      flush: () => void pageDrafts.flush(key),
      subscribe: pageDrafts.subscribe,
      generation: () => draft()?.generation ?? 0,
      errorAt: (pointer) =>
        draft()?.errors.find(({ path }) => path === `/blocks/${index()}/data${pointer}`)?.message,
    }
  }
}
