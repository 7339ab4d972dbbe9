import { slotNames } from '#schema/plain/slot-names.ts'
import type { PageDefinition } from '#schema/page.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { nameField } from '#admin/kit/form/data/name-field.ts'
import { namePagePlace } from './name-page-place.ts'
import { getBlocksQueryOptions } from '../queries/get-blocks.ts'
import type { NamePlace } from './changed-places.ts'
import type { Selection } from './use-selection.ts'

/** Names places in the draft of what is selected, as a person finds them in its form. */
export function usePlaceName(selection: Selection): NamePlace {
  const { api, pageSettings, themeSettings } = useAdmin()
  const types = useQuery(getBlocksQueryOptions(api)).data?.rows ?? []
  if (selection.kind === 'theme') return (_, path) => nameField(themeSettings, path)
  if (selection.kind === 'page') {
    const nameOf = namePagePlace(types, pageSettings)
    return (page, path) => nameOf(page as PageDefinition, path)
  }
  return (value, [part, ...path]) => {
    const { component } = value as { component: string }
    const type = types.find((one) => one.component === component)
    return part === 'data'
      ? nameField(type?.jsonSchema ?? {}, path)
      : [`${slotNames[selection.slot]} 종류와 내용`]
  }
}
