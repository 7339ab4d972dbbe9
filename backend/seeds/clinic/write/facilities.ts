import { facilities, optionFacilities } from '#backend/facilities/table.ts'
import { insertRows, takeIds } from '#backend/seeds/rows.ts'
import type { Writing } from './context.ts'
import { idOf, optionKey } from './context.ts'

/** Rooms and devices, and the options of the treatments that need them. */
export async function writeFacilities(writing: Writing): Promise<void> {
  const { tx, clinic, ids } = writing
  const { facilities: own = [], categories } = clinic
  const facilityIds = await takeIds(tx, facilities, own.length)
  await insertRows(
    tx,
    facilities,
    own.map(({ name, kind, capacity = 1 }, position) => ({
      partnerId: tx.partnerId,
      id: facilityIds[position] ?? 0,
      name,
      kind,
      capacity,
      position,
    })),
  )
  const treatments = categories.flatMap((category) => category.treatments)
  for (const { key } of treatments) {
    ids.facilities.set(
      key,
      facilityIds.filter((_, index) => own[index]?.treatments.includes(key)),
    )
  }
  await insertRows(
    tx,
    optionFacilities,
    treatments.flatMap(({ key, options }) =>
      options.flatMap(({ name }) =>
        (ids.facilities.get(key) ?? []).map((facilityId) => ({
          partnerId: tx.partnerId,
          optionId: idOf(ids.options, optionKey(key, name)),
          facilityId,
        })),
      ),
    ),
  )
}
