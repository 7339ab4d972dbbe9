import type { TreatmentCategory } from '#backend/seeds/clinic/clinic.ts'
import { fill, toxin } from './treatments/injection.ts'
import { repair, skin } from './treatments/skin.ts'
import { surgery } from './treatments/surgery.ts'

/** Forty treatments; the first three of each of the four parts of the face have pages of their own. */
export const categories: TreatmentCategory[] = [...surgery, fill, toxin, skin, repair]
