import { fieldErrors } from '#registry/resolve.ts'
import { z } from 'zod'
import { ProblemError } from './problem.ts'
import { validationMessage } from './validation-message.ts'

z.config({ customError: validationMessage })

/** Statuses by the part of a request that is wrong: a wrong body is 422, anything else 400. */
const parts = {
  query: { status: 400, code: 'bad-query', prefix: '/query' },
  params: { status: 400, code: 'bad-path', prefix: '/path' },
  headers: { status: 400, code: 'bad-header', prefix: '/headers' },
  body: { status: 422, code: 'bad-data', prefix: '' },
} as const

/** A part of a request as its schema gives it. Throws a problem with one entry a field. */
export function validate<S extends z.ZodType>(
  part: keyof typeof parts,
  schema: S,
  value: unknown,
): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const { status, code, prefix } = parts[part]
  const errors = fieldErrors(parsed.error, prefix)
  // Shown as it is: which fields are meant, `errors` says to who reads addresses of fields.
  const message = [...new Set(errors.map(({ message: why }) => why))].join(' ')
  throw new ProblemError(status, code, message, { errors })
}
