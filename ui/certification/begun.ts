import { browserKeys } from '#schema/plain/browser-keys.ts'
import type { CertificationRequest } from './certification-types.ts'

/*
 * A phone's provider takes the whole window and comes back to the page: what was begun waits in the tab's own storage,
 * since its token proves who asked.
 */
const key = browserKeys.certification

type Begun = Pick<CertificationRequest, 'requestId' | 'token'>

/** Parameters with which the providers come back: V1, V2. */
const parameters = [
  'imp_uid',
  'merchant_uid',
  'success',
  'error_code',
  'error_msg',
  'identityVerificationId',
  'identityVerificationTxId',
  'transactionType',
  'code',
  'message',
]

export function keepBegun({ requestId, token }: CertificationRequest): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ requestId, token }))
  } catch {
    // Without it, only a provider that opens its own window works.
  }
}

/** The address without what a provider has added to it. */
export function ownAddress(href: string): string {
  const url = new URL(href)
  for (const name of parameters) url.searchParams.delete(name)
  return url.href
}

/** Returns the provider's answer, once; `null` where this page was opened otherwise. */
export function takeReturned(href: string): { token: string; impUid: string } | null {
  const { searchParams } = new URL(href)
  const [first, second] = [searchParams.get('imp_uid'), searchParams.get('identityVerificationId')]
  const uid = first ?? second
  if (!uid) return null
  try {
    const begun = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Begun | null
    sessionStorage.removeItem(key)
    const isThis = begun?.requestId === (first ? searchParams.get('merchant_uid') : second)
    return begun && isThis ? { token: begun.token, impUid: uid } : null
  } catch {
    return null
  }
}
