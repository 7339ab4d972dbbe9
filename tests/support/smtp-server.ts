import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

/** A letter as it came: its envelope, its headers as one line each, and its text as it was sent. */
export type Letter = { from: string; to: string[]; headers: string[]; body: string }

/** A mail server that takes letters without a password (RFC 5321), and can be told to refuse. */
export async function startSmtp() {
  const letters: Letter[] = []
  const state = { refuses: '' as '' | 'everybody' | 'recipient' }
  const sockets = new Set<Socket>()

  async function serve(socket: Socket): Promise<void> {
    const say = (line: string) => void socket.write(`${line}\r\n`)
    if (state.refuses === 'everybody') {
      say('421 mail.test is closing')
      return void socket.end()
    }
    say('220 mail.test')
    let letter: Letter = { from: '', to: [], headers: [], body: '' }
    let content: string[] | undefined
    for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
      if (content) {
        if (line !== '.') content.push(line.replace(/^\./, ''))
        else {
          const end = content.indexOf('')
          // A header that goes on in the next line begins that with a space.
          const headers = content.slice(0, end).join('\n').replaceAll(/\n\s+/g, ' ').split('\n')
          letters.push({ ...letter, headers, body: content.slice(end + 1).join('\n') })
          content = undefined
          say('250 taken')
        }
        continue
      }
      const address = /<(.*)>/.exec(line)?.[1] ?? ''
      if (/^(EHLO|HELO)/i.test(line)) say('250 mail.test')
      else if (/^MAIL/i.test(line)) {
        letter = { from: address, to: [], headers: [], body: '' }
        say('250 go on')
      } else if (/^RCPT/i.test(line)) {
        if (state.refuses === 'recipient') say('550 no such mailbox')
        else {
          letter.to.push(address)
          say('250 go on')
        }
      } else if (/^DATA/i.test(line)) {
        content = []
        say('354 end with a dot')
      } else if (/^QUIT/i.test(line)) {
        say('221 bye')
        socket.end()
      } else say('250 fine')
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    // A client that hangs up has what it came for.
    socket.on('error', () => {})
    void serve(socket).catch(() => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    state,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
