import type { GatedScope } from '#schema/files.ts'
import { gatedImage } from '#schema/files.ts'
import type { Image } from '#schema/primitives.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Path of `GET /customer/gated-files/{hash}` on every host. */
const path = '/_api/customer/gated-files'

/** Seconds. An address is good for one to two of these, and the same for all who ask within one. */
const window = 15 * 60

/** `until` of an address that is good for as long as the partner shows everybody what it is for. */
export const whilePublic = 0

/** Right that a signature gives. `until` in seconds since 1970. */
export type Grant = { partnerId: number; hash: string; scope: GatedScope; until: number }

const sign = (key: string, { partnerId, hash, scope, until }: Grant) =>
  createHmac('sha256', key).update(`gated-file\n${partnerId}\n${hash}\n${scope}\n${until}`).digest()

/** Returns whether a signature holds, and its time is not over. */
export function isGranted(key: string, grant: Grant, signature: string, now = new Date()): boolean {
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(key, grant)
  const isInTime = grant.until === whilePublic || grant.until * 1000 > now.getTime()
  return isInTime && given.length === expected.length && timingSafeEqual(given, expected)
}

type Signing = {
  partnerId: number
  signingKey: string
  scope: GatedScope
  /** Shown to everybody: then the address may stay in a cached page. */
  isPublic?: boolean
}

/** Turns pictures as rows keep them into such that can be shown for a while. What is no gated picture is left out. */
export function signImages(stored: unknown, signing: Signing, now = new Date()): Image[] {
  return (Array.isArray(stored) ? stored : []).flatMap((value) => {
    const { data } = gatedImage.safeParse(value)
    return data ? [{ ...data, src: signAddress(data.src, signing, now) }] : []
  })
}

/** The address under which a gated picture is shown for a while. `src` is the one it is kept under. */
export function signAddress(
  src: string,
  { partnerId, signingKey, scope, isPublic = false }: Signing,
  now = new Date(),
): string {
  const hash = src.slice(-'0123456789abcdef.webp'.length, -'.webp'.length)
  const until = isPublic ? whilePublic : (Math.floor(now.getTime() / 1000 / window) + 2) * window
  const signature = sign(signingKey, { partnerId, hash, scope, until }).toString('base64url')
  return `${path}/${hash}?scope=${scope}&until=${until}&signature=${signature}`
}
