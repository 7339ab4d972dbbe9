/** Templates of a new clinic's site. Each is a file of `backend/operation/operator/templates/`. */
export const clinicTemplates = {
  dermatology: '피부과',
  'plastic-surgery': '성형외과',
  'korean-medicine': '한의원',
  empty: '빈 사이트',
} as const
export type ClinicTemplate = keyof typeof clinicTemplates
