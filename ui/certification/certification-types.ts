import type { certification, certificationRequest } from '#schema/customer.ts'
import type { z } from 'zod'

/** A certification that was begun: what the provider's dialog is opened with. */
export type CertificationRequest = z.infer<typeof certificationRequest>
/** What the provider said of a person, as the server has asked it. */
export type Certified = z.infer<typeof certification>
