import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Credentials and bucket that the server accepts. */
export const s3Account = {
  region: 'ap-northeast-2',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'a-secret+of/forty=characters',
  bucket: 'pictures',
}

/**
 * A server that speaks as much of the S3 protocol as a store of files needs, and believes nobody: each request's
 * signature is worked out anew. Source: AWS, "Create a signed AWS API request".
 */
export async function startS3Server() {
  const objects = new Map<string, Buffer>()
  /** Statuses to answer with instead, one a request. */
  const failures: number[] = []
  const requests: string[] = []

  const server = createServer(async (request, response) => {
    const bytes = await readAll(request)
    const { method = '', url = '' } = request
    requests.push(`${method} ${url}`)
    const failure = failures.shift() ?? refusal(request, bytes)
    if (failure) return void response.writeHead(failure).end('<Error><Code>Failed</Code></Error>')
    const [, bucket, ...rest] = url.split('/')
    const key = rest.join('/')
    const stored = objects.get(key)
    if (bucket !== s3Account.bucket) return void response.writeHead(404).end('<Error>NoSuchBucket</Error>')
    if (method === 'PUT') {
      objects.set(key, bytes)
      return void response.writeHead(200).end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (!stored)
      return void response.writeHead(404).end(method === 'HEAD' ? undefined : '<Error>NoSuchKey</Error>')
    const etag = `"${createHash('md5').update(stored).digest('hex')}"`
    response.writeHead(200, { 'content-length': stored.byteLength, etag })
    response.end(method === 'HEAD' ? undefined : stored)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    options: { endpoint, ...s3Account },
    objects,
    failures,
    requests,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** The status a store would refuse with: 403 for a signature that does not hold, 400 for bytes that are others. */
function refusal(request: IncomingMessage, bytes: Buffer): 403 | 400 | undefined {
  const { headers, method = '', url = '' } = request
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [accessKeyId, date = '', region = '', service = '', end = ''] = credential.split('/')
  const time = String(headers['x-amz-date'])
  const payload = String(headers['x-amz-content-sha256'])
  if (accessKeyId !== s3Account.accessKeyId || region !== s3Account.region || !time.startsWith(date))
    return 403
  if (
    !['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signedHeaders.split(';').includes(name))
  )
    return 403

  const [path = '', query = ''] = url.split('?')
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, path, query, lines.join(''), signedHeaders, payload].join('\n')
  const scope = `${date}/${region}/${service}/${end}`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = [region, service, end].reduce<Buffer>(hmac, hmac(`AWS4${s3Account.secretAccessKey}`, date))
  if (!timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))) return 403
  return payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(bytes) ? 400 : undefined
}
