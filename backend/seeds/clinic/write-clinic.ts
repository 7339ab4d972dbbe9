import type { PartnerTransaction } from '#backend/database/database.ts'
import type { ClinicContent } from './content.ts'
import { writeBoards } from './write/boards.ts'
import type { Writing } from './write/context.ts'
import { writeDoctors } from './write/doctors.ts'
import { writeFacilities } from './write/facilities.ts'
import { writeOffers } from './write/offers.ts'
import { writePeople } from './write/people.ts'
import { writeProducts } from './write/products.ts'
import { writePromotions } from './write/promotions.ts'
import { writeReservations } from './write/reservations.ts'
import { writeStories } from './write/stories.ts'
import { writeTexts } from './write/texts.ts'
import { writeVisits } from './write/visits.ts'

/**
 * Writes everything a clinic has beside its pages, and gives the numbers that its treatments got, by key. The partner's
 * own row has to be there.
 */
export async function writeClinic(
  tx: PartnerTransaction,
  content: ClinicContent,
): Promise<Map<string, number>> {
  const none = () => new Map<string, number>()
  const writing: Writing = {
    ...content,
    tx,
    ids: {
      treatments: none(),
      options: none(),
      facilities: new Map(),
      events: none(),
      doctors: none(),
      people: none(),
      terms: none(),
    },
  }
  // In the order in which they refer to each other.
  await writeProducts(writing)
  await writeFacilities(writing)
  await writeOffers(writing)
  await writeDoctors(writing)
  await writeTexts(writing)
  await writeBoards(writing)
  await writeStories(writing)
  await writePromotions(writing)
  await writePeople(writing)
  await writeReservations(writing)
  await writeVisits(writing)
  return writing.ids.treatments
}
