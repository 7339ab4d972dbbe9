import { consoleContract } from './contract/console.ts'
import { pageContract } from './contract/page.ts'
import { partnerContract } from './contract/partner.ts'

/**
 * The one list of calls. Routes, validation, authorisation, limits, OpenAPI and the client's types follow from it.
 * A visitor's browser imports its type only.
 */
export const contract = { ...partnerContract, ...pageContract, ...consoleContract }
export type Contract = typeof contract
export type CallName = keyof Contract
