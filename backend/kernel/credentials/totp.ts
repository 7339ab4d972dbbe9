import { Secret, TOTP } from 'otpauth'

/** Seconds of a code; one before and one after are taken too, for clocks that differ (RFC 6238, 5.2). */
const period = 30

/** A secret of 160 random bits, in Base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32

const toTotp = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period })

/** `otpauth://…`, which authenticator apps read from a QR code. */
export const totpAddress = (secret: string, names: { issuer: string; label: string }) =>
  toTotp(secret, names).toString()

/** The step whose code this is, now or one earlier or later; `null` for none. Source: RFC 6238, 5.2. */
export function totpStep(secret: string, code: string): number | null {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const timestamp = Date.now()
  const delta = toTotp(secret).validate({ token, timestamp, window: 1 })
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta
}
