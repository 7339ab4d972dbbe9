import { callQuery } from '#api/call-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import type { SelectOption } from '#admin/kit/parts/select.tsx'

/** The clinic's doctors, and the same as choices; none until they are known, or where they cannot be had. */
export function useEmployees() {
  const { api } = useAdmin()
  const found = useQuery(callQuery(api, 'GET /partner-employees', { query: { pageSize: 100 } }))
  const doctors = found.data?.rows ?? []
  const employees: SelectOption[] = doctors.map(({ id, name }) => ({ value: String(id), label: name }))
  return { doctors, employees, areKnown: !found.isPending }
}
