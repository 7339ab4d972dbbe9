import type { Employee } from '#schema/employees.ts'
import { inPickedOrder } from '#schema/plain/picked-order.ts'

export type DoctorChoice = {
  choose: 'first' | 'specialty' | 'picked'
  specialty?: string | undefined
  ids: number[]
  count: number
}

/** Those of the clinic's doctors that a section shows. */
export function chooseDoctors(
  doctors: Employee[],
  { choose, specialty = '', ids, count }: DoctorChoice,
): Employee[] {
  if (choose === 'picked') return inPickedOrder(doctors, ids)
  const fitting =
    choose === 'specialty'
      ? doctors.filter((doctor) => `${doctor.title} ${doctor.specialty}`.includes(specialty))
      : doctors
  return fitting.slice(0, count)
}
