import type { Calendar } from '#backend/seeds/calendar.ts'
import type { DemoImages } from '#backend/seeds/demo-partner.ts'
import type { PartnerProfile } from '#schema/partners.ts'
import type { Clinic } from './clinic.ts'

/** A clinic that was checked, with what its rows are made of. */
export type ClinicContent = {
  clinic: Clinic
  calendar: Calendar
  images: DemoImages
  profile: PartnerProfile
  /** Hashes of the passwords of customers' posts; under the empty password, one that nobody knows. */
  passwordHashes: Map<string, string>
}
