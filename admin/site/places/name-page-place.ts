import type { PageDefinition } from '#schema/page.ts'
import { nameField } from '#admin/kit/form/data/name-field.ts'
import type { JsonSchema } from '#admin/kit/form/data/json-schema.ts'
import { summarize } from '#admin/kit/form/data/summary.ts'
import type { BlockType } from '../queries/get-blocks.ts'

/** Titles on the way to a place of a page: the section, then its field; or one of the page's own settings. */
export const namePagePlace =
  (types: BlockType[], settings: JsonSchema) =>
  (page: PageDefinition, [part, index, ...path]: string[]): string[] => {
    if (part !== 'blocks')
      return nameField(
        settings,
        [part, index, ...path].filter((one) => one !== undefined),
      )
    if (index === undefined) return ['섹션의 순서와 수']
    const block = page.blocks[Number(index)]
    const type = types.find(({ component }) => component === block?.component)
    const note = block && summarize(block.data)
    const section = `섹션 ${type?.title ?? block?.component ?? Number(index) + 1}${note ? ` ‘${note}’` : ''}`
    const [inData, ...field] = path
    return [section, ...(inData === 'data' ? nameField(type?.jsonSchema ?? {}, field) : [])]
  }
