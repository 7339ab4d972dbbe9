import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAdmin } from '../console/admin-context.tsx'
import { getSessionQueryOptions } from '../console/get-session.ts'
import type { JsonSchema } from './data/json-schema.ts'
import { lockOwnerFields } from './data/lock-owner-fields.ts'

/** Returns a form's schema with the fields closed that the signed-in role may not set. */
export function useFillableSchema(schema: JsonSchema): JsonSchema {
  const { api } = useAdmin()
  const role = useQuery(getSessionQueryOptions(api)).data?.role
  return useMemo(() => (role === 'owner' ? schema : lockOwnerFields(schema)), [schema, role])
}
