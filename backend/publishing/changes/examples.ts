import type { changesContract } from '#api/contract/changes.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const examples: Examples<keyof typeof changesContract> = { 'GET /admin/changes': {} }

export default examples
