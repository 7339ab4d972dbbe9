import { z } from 'zod'

/** OWASP's cost of scrypt: `N` is two to the power of it, and a hashing takes 128 MiB. */
export const safePasswordCost = 17

/**
 * `PASSWORD_COST`: the power of two that scrypt's `N` is, from 17 to 20. Less is for the tests of this project, which
 * run with `NODE_ENV=test`: a production build has that variable as `production` whatever the environment says.
 */
export const passwordCostVariable = z
  .preprocess(
    (value) => (value === '' || value === undefined ? String(safePasswordCost) : value),
    z.string().regex(/^\d+$/, 'must be a whole number, 17 to 20').transform(Number),
  )
  .refine((cost) => cost <= 20, 'must be at most 20: each step doubles the memory, and 20 takes a gigabyte')
  .refine(
    (cost) => cost >= safePasswordCost || (process.env.NODE_ENV === 'test' && cost >= 4),
    'must be at least 17: a lower cost lets stolen hashes be guessed',
  )
