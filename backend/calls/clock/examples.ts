import type { clockContract } from '#api/contract/clock.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const examples: Examples<keyof typeof clockContract> = { 'GET /clock': {} }

export default examples
