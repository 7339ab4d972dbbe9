import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Text = { id: string; kind: string; to: string; text: string }

/** A carrier on this machine: it keeps every text message that it is given, and reads codes to those who ask for theirs. */
export async function startPhoneGateway() {
  const received: Text[] = []
  const codes = new Map<string, string>()
  const waiting = new Map<string, (code: string) => void>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = JSON.parse(Buffer.concat(parts).toString('utf8')) as Text
    received.push(text)
    const code = text.kind === 'PHONE_CODE' ? /\d{6}/.exec(text.text)?.[0] : undefined
    if (code) {
      codes.set(text.to, code)
      waiting.get(text.to)?.(code)
    }
    response.writeHead(202).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    /** The code that was sent to a phone (E.164), once it has come. */
    codeOf: (phone: string) =>
      new Promise<string>((done) => {
        const code = codes.get(phone)
        if (code) done(code)
        else waiting.set(phone, done)
      }),
    close: () => new Promise((done) => server.close(done)),
  }
}
