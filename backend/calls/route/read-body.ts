import { isImage, isJson } from './cross-site.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'

/** Deeper than any block's data; deep enough nesting would exhaust the stack of whoever walks it (CVE-2025-59466). */
const deepest = 64

/**
 * A request's JSON, read no further than `limit` bytes. `undefined` where there is no body. Throws 413 (a chunked body
 * too), 415, 400 for what is no JSON, 422 for nesting. Source: docs/product.md, X8.
 */
export async function readBody(request: Request, limit: number): Promise<unknown> {
  const text = (await readBytes(request, limit)).toString('utf8')
  if (text === '') return undefined
  if (!isJson(request.headers.get('content-type'))) {
    throw new ProblemError(415, 'unsupported-media-type', '본문은 application/json이어야 합니다.')
  }
  if (isTooDeep(text))
    throw new ProblemError(422, 'too-deep', `데이터는 ${deepest}단계까지만 겹칠 수 있습니다.`)
  try {
    return JSON.parse(text)
  } catch {
    throw new ProblemError(400, 'bad-json', '본문이 올바른 JSON이 아닙니다.')
  }
}

/** A picture's bytes as they came, no more than `limit`. Throws 413, and 415 where it is called anything but a picture. */
export async function readImageBody(request: Request, limit: number): Promise<Buffer> {
  if (!isImage(request.headers.get('content-type'))) {
    const message = '본문은 그림이어야 합니다. content-type을 image/jpeg처럼 적어 주세요.'
    throw new ProblemError(415, 'unsupported-media-type', message)
  }
  return readBytes(request, limit)
}

async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const tooLarge = () => new ProblemError(413, 'too-large', `본문은 ${Math.floor(limit / 1024)}KB까지입니다.`)
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > limit) throw tooLarge()
  // These have none, and to ask for it costs as much as the rest of a small call.
  if (request.method === 'GET' || request.method === 'HEAD') return Buffer.alloc(0)
  if (announced !== null) {
    // HTTP makes the body as long as its header says. Reading it in one go costs a fraction of a stream.
    const whole = Buffer.from(await request.arrayBuffer())
    if (whole.byteLength > limit) throw tooLarge()
    return whole
  }
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{' || character === '[') {
      depth += 1
      if (depth > deepest) return true
    } else if (character === '}' || character === ']') depth -= 1
  }
  return false
}
