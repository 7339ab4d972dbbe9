import type { TreatmentCategory } from '#backend/seeds/clinic/clinic.ts'
import { acne } from './treatments/acne.ts'
import { disease } from './treatments/disease.ts'
import { hair } from './treatments/hair.ts'
import { injection } from './treatments/injection.ts'
import { lifting } from './treatments/lifting.ts'
import { pigment } from './treatments/pigment.ts'
import { repair } from './treatments/repair.ts'
import { scar } from './treatments/scar.ts'

/** Forty treatments; the first four of the first three groups stand on the home page. */
export const categories: TreatmentCategory[] = [
  lifting,
  pigment,
  acne,
  injection,
  repair,
  scar,
  hair,
  disease,
]
