import { publishingRoles } from '#api/call.ts'
import type { Role } from '#schema/accounts.ts'
import { useAccount } from '#admin/kit/console/account-context.tsx'

const publishing: readonly Role[] = publishingRoles

/** Whether the person at the console decides what the public sees. */
export const useMayPublish = (): boolean => publishing.includes(useAccount().role)
