/*
 * Places that secrets are sealed for (`secret-box.ts`).
 */

/** Place of an account's second factor. */
export const placeOfTwoFactor = (accountId: string) => `two-factor/${accountId}`

/** Place of the secrets by which a webhook signs. */
export const placeOfWebhook = (id: number) => `webhook/${id}`

/** Place of the secret of a clinic's application at a site of social sign-in. */
export const placeOfSocialKeys = (site: string, clientId: string) => `social-keys/${site}/${clientId}`

/** Place of an operator's. */
export const placeOfOperator = (email: string) => `operator/${email}`
