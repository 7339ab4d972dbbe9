import type { DemoImages } from '#backend/seeds/demo-partner.ts'
import { shownDoctors } from '../doctors.ts'
import { doctors as clinicDoctors } from './clinic/doctors.ts'

export const doctors = (images: DemoImages) => shownDoctors(clinicDoctors, images)
