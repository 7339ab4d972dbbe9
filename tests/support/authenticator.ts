import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const encode = (data: Buffer | string) => Buffer.from(data).toString('base64url')

type Question = { challenge: string }
type Answering = { origin?: string; isVerified?: boolean; counter?: number }

/**
 * A device with one passkey, of P-256 keys and without attestation, that does as it is told. Source: W3C, "Web
 * Authentication Level 3", 6.1 and 6.5.
 */
export function createAuthenticator(host: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)

  const clientData = (type: string, { challenge }: Question, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, counter: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count])
  }
  const answer = <Response extends { clientDataJSON: string }>(response: Response) => ({
    id: encode(id),
    rawId: encode(id),
    type: 'public-key' as const,
    response,
    clientExtensionResults: {},
  })

  return {
    id: encode(id),
    /** The answer of `navigator.credentials.create`. */
    register(
      question: Question,
      { origin = `http://${host}`, isVerified = true, counter = 0 }: Answering = {},
    ) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = Buffer.concat([
        authenticatorData(isVerified ? 0x45 : 0x41, counter),
        Buffer.alloc(16),
        length,
        id,
        key,
      ])
      // CBOR: { fmt: "none", attStmt: {}, authData: data }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return answer({
        clientDataJSON: encode(clientData('webauthn.create', question, origin)),
        attestationObject: encode(attestation),
      })
    },
    /** The answer of `navigator.credentials.get`. */
    signIn(
      question: Question,
      { origin = `http://${host}`, isVerified = true, counter = 0 }: Answering = {},
    ) {
      const data = authenticatorData(isVerified ? 0x05 : 0x01, counter)
      const client = clientData('webauthn.get', question, origin)
      return answer({
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      })
    },
  }
}
