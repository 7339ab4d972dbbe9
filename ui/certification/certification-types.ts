import type { certification, certificationRequest } from '#schema/customers.ts'
import type { z } from 'zod'

/** A certification that was begun: what the provider's dialog is opened with. */
export type CertificationRequest = z.infer<typeof certificationRequest>
/** Person as the provider certified them to the server. */
export type Certified = z.infer<typeof certification>
