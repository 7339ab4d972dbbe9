import type { ClinicTemplate } from '#schema/plain/clinic-templates.ts'
import dermatology from './dermatology.ts'
import empty from './empty.ts'
import koreanMedicine from './korean-medicine.ts'
import plasticSurgery from './plastic-surgery.ts'
import type { Template } from './shared.ts'

/** Templates by name; leaving one of `clinicTemplates` out is a type error. */
export const templates: Record<ClinicTemplate, Template> = {
  dermatology,
  'plastic-surgery': plasticSurgery,
  'korean-medicine': koreanMedicine,
  empty,
}
