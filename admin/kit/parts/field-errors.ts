import { ApiError } from '#api/client.ts'

/** What is wrong with a field, by its name; of a list's items the first that is wrong. */
export const fieldErrorsOf = (error: Error | null) => (field: string) =>
  error instanceof ApiError
    ? error.errors.find(({ path }) => path === `/${field}` || path.startsWith(`/${field}/`))?.message
    : undefined

/** What is wrong with a form as a whole: what none of its fields says. */
export const wholeErrorOf = (error: Error | null, fields: readonly string[]) =>
  error && !fields.some((field) => fieldErrorsOf(error)(field)) ? error.message : undefined
