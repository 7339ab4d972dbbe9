import { AwsClient } from 'aws4fetch'
import { createHash } from 'node:crypto'
import type { Blobs } from './blobs.ts'

/** A bucket of a store that speaks the S3 protocol: Amazon's, MinIO, Ceph, NCP Object Storage, R2. */
export type S3Options = {
  /** Without a slash at its end. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Milliseconds for one request, its body included. */
const deadline = 15_000
/** Bytes that are read of one answer; no picture of ours is larger. */
const largest = 64 * 1024 * 1024
/** Characters of the store's answer that the operator is told. */
const shown = 300

/**
 * Bytes in a bucket, addressed by path (`<endpoint>/<bucket>/<key>`), which every store of the kind understands.
 * A busy store (5xx, 429) is asked twice more. Source: AWS, "Authenticating Requests (AWS Signature Version 4)".
 */
export function s3Blobs(options: S3Options): Blobs {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  async function ask(method: string, key: string, bytes?: Uint8Array): Promise<Response> {
    const response = await client.fetch(`${endpoint}/${bucket}/${key}`, {
      method,
      signal: AbortSignal.timeout(deadline),
      redirect: 'manual',
      ...(bytes && {
        body: bytes as BodyInit,
        headers: {
          'content-type': mimeOf(key),
          // The store checks what arrives against it.
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      }),
    })
    if (response.ok || response.status === 404) return response
    const why = (await readBounded(response)).subarray(0, shown).toString('utf8')
    throw new Error(`The file store answered ${response.status} to ${method} ${key}: ${why}`)
  }

  const discard = async (response: Response) => void (await response.body?.cancel())

  return {
    async read(key) {
      const response = await ask('GET', key)
      if (response.ok) return { state: stateOf(response), bytes: await readBounded(response) }
      await discard(response)
      return null
    },
    async write(key, bytes) {
      const response = await ask('PUT', key, bytes)
      await discard(response)
      if (!response.ok) throw new Error(`The file store has no bucket ${bucket}.`)
    },
    async state(key) {
      const response = await ask('HEAD', key)
      await discard(response)
      return response.ok ? stateOf(response) : null
    },
    async remove(key) {
      await discard(await ask('DELETE', key))
    },
  }
}

/** The prepared files have no ending, and begin with a hash. */
const mimeOf = (key: string) =>
  key.endsWith('.jpg') ? 'image/jpeg' : key.endsWith('.webp') ? 'image/webp' : 'application/octet-stream'

/** The store's tag of the content (RFC 9110, 8.8.3), and its length. */
const stateOf = ({ headers }: Response) => `${headers.get('content-length')} ${headers.get('etag')}`

async function readBounded(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > largest) throw new Error(`The file store answered with more than ${largest} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
