/*
 * Places that secrets are sealed for (`secret-box.ts`).
 */

/** Place of an account's second factor. */
export const placeOfTwoFactor = (accountId: string) => `two-factor/${accountId}`

/** Place of the secrets by which a webhook signs. */
export const placeOfWebhook = (id: number) => `webhook/${id}`

/** Place of an operator's. */
export const placeOfOperator = (email: string) => `operator/${email}`
