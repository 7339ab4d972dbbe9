import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

/** Seals secrets that have to be read again, unlike passwords, so that a copy of the database reveals none of them. */
export type SecretBox = {
  /** Seals a secret for a place, such as `two-factor/<account>`: moved elsewhere it doesn't open. */
  seal(secret: string, place: string): string
  /** The secret; `null` where no key opens it: its key is not here, it was moved, or it was changed. */
  open(sealed: string, place: string): string | null
  /** Returns whether a sealed secret is of a key that is here. */
  hasKeyOf(sealed: string): boolean
  /** Returns whether a sealed secret is of the key that seals now. */
  isOfCurrentKey(sealed: string): boolean
  /**
   * Returns a keyed hash (HMAC-SHA-256) of what a limit counts, such as a phone: the same on every node, and of no use to
   * whoever has the database alone. Another key makes another hash, so counts begin anew with it.
   */
  digest(text: string, purpose: string): string
}

const algorithm = 'aes-256-gcm'
export const keyLength = 32
const ivLength = 12
const tagLength = 16

/** Names a key without telling anything of it. */
const keyIdOf = (key: Buffer) =>
  createHash('sha256').update('danjang-key').update(key).digest('hex').slice(0, 8)

/**
 * A box of some keys: the first seals, any of them opens. A sealed secret is `v1.<key>.<what AES-256-GCM made of it>`
 * (NIST SP 800-38D): a random IV of 96 bits, the text, and a tag that covers the place too. A box without keys opens
 * nothing, and throws where something is to be sealed.
 */
export function createSecretBox(keys: readonly Buffer[]): SecretBox {
  const byId = new Map(keys.map((key) => [keyIdOf(key), key]))
  const [current] = byId.keys()
  const digestKey = keys[0] ?? randomBytes(keyLength)
  const idOf = (sealed: string) => /^v1\.([0-9a-f]{8})\./.exec(sealed)?.[1] ?? ''

  return {
    seal(secret, place) {
      const key = current === undefined ? undefined : byId.get(current)
      if (!key) throw new Error('There is no key to seal secrets with.')
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagLength }).setAAD(
        Buffer.from(place),
      )
      const bytes = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `v1.${current}.${bytes.toString('base64url')}`
    },
    open(sealed, place) {
      const key = byId.get(idOf(sealed))
      const bytes = Buffer.from(sealed.split('.')[2] ?? '', 'base64url')
      if (!key || bytes.length < ivLength + tagLength) return null
      const [iv, text, tag] = [
        bytes.subarray(0, ivLength),
        bytes.subarray(ivLength, -tagLength),
        bytes.subarray(-tagLength),
      ]
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength })
        .setAAD(Buffer.from(place))
        .setAuthTag(tag)
      try {
        return decipher.update(text, undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
    hasKeyOf: (sealed) => byId.has(idOf(sealed)),
    isOfCurrentKey: (sealed) => idOf(sealed) === current,
    digest: (text, purpose) =>
      createHmac('sha256', digestKey)
        .update(JSON.stringify(['digest', purpose, text]))
        .digest('base64url'),
  }
}
