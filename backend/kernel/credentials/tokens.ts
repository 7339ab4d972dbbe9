import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody can guess: 256 random bits, fit for a cookie or a header. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Returns the hash of a token, which is what is stored: a copy of the table signs nobody in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
