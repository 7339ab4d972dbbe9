import type { DemoPartner } from '#backend/seeds/demo-partner.ts'
import { mirae } from './mirae/index.ts'
import { raon } from './raon/index.ts'
import { sol } from './sol/index.ts'

/** The three clinics of the demo. Source: docs/product.md, A10. */
export const demoPartners: DemoPartner[] = [raon, mirae, sol]
