import type { View } from './use-view.ts'

/** What the list asks the API for: of whoever is looked for, what comes from today on. */
export const listQuery = ({ day, status, employeeId, keyword }: View, today: string) => ({
  ...(day ? { day } : keyword && { from: today }),
  ...(status && { status }),
  ...(employeeId && { employeeId }),
  ...(keyword && { keyword }),
})
