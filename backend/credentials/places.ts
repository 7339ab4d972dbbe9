/*
 * Places that secrets are sealed for (`secret-box.ts`).
 */

/** Place of an account's second factor. */
export const placeOfTwoFactor = (accountId: string) => `two-factor/${accountId}`

/** Place of an operator's. */
export const placeOfOperator = (email: string) => `operator/${email}`
