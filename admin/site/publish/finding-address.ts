import { isGlobalSlot } from '#schema/plain/slot-names.ts'
import type { PublicationFinding } from '#schema/publication-checks.ts'
import { fieldQuery } from '#admin/kit/form/data/wanted-field.ts'
import { writeSelection } from '../places/use-selection.ts'

/** Address in the console of the form, and in it of the field, that a finding is about. */
export function findingAddress({ place, field }: Pick<PublicationFinding, 'place' | 'field'>): string | null {
  if (!place) return null
  if (place.kind === 'row') return `/content/${place.resource}/${place.id}#${fieldQuery(field)}`
  const selection =
    place.kind === 'page'
      ? { kind: 'page' as const, key: place.key, block: place.block }
      : place.kind === 'global' && isGlobalSlot(place.key)
        ? { kind: 'slot' as const, slot: place.key }
        : { kind: 'theme' as const }
  return `/site${writeSelection(selection)}${fieldQuery(field)}`
}
