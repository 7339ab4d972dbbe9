import { useEffect } from 'react'
import type { Employee } from '#schema/employees.ts'
import { useApplicationStore } from './use-application-store.tsx'

type Doctors = { rows: Employee[]; count: number }

/** The clinic's doctors: as the API has answered, else as they were last listed here. Source: docs/product.md, K8. */
export function useListedDoctors(found: Doctors | undefined): Doctors | undefined {
  const kept = useApplicationStore(({ manager }) => manager)
  const keep = useApplicationStore(({ keepDoctors }) => keepDoctors)
  useEffect(() => {
    if (found) keep(found)
  }, [found, keep])
  return found ?? (kept.count > 0 ? kept : undefined)
}
