import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSmtp } from '#tests/support/smtp-server.ts'
import { smtpTransport } from './smtp.ts'

let server: Awaited<ReturnType<typeof startSmtp>>
beforeAll(async () => {
  server = await startSmtp()
})
afterAll(() => server.close())
beforeEach(() => {
  server.letters.length = 0
  server.state.refuses = ''
})

const message = {
  id: '1-42',
  kind: 'RECEIVED' as const,
  recipient: 'desk@clinic.example',
  clinic: '라온피부과의원',
  subject: '예약 소식',
  text: '이바다님의 예약이 들어왔습니다.\n.점으로 시작하는 줄',
}
const transport = () => smtpTransport({ url: server.url, from: 'Danjang <no-reply@danjang.example>' })
/** Words of a header as RFC 2047 writes what is not ASCII. */
const decoded = (header = '') =>
  header.replaceAll(/=\?UTF-8\?(B|Q)\?(.*?)\?=\s*/gi, (_, how: string, words: string) =>
    how.toUpperCase() === 'B'
      ? Buffer.from(words, 'base64').toString()
      : decodeURIComponent(words.replaceAll('_', ' ').replaceAll('=', '%')),
  )
const headerOf = (name: string, letter = server.letters[0]) =>
  decoded(
    letter?.headers.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1),
  ).trim()

test('sends a letter in the clinic’s name from the operator’s address', async () => {
  await transport().send(message)
  const [letter] = server.letters
  expect([letter?.from, letter?.to]).toEqual(['no-reply@danjang.example', ['desk@clinic.example']])
  expect(headerOf('from')).toMatch(/^"?라온피부과의원"? ?<no-reply@danjang\.example>$/)
  expect([headerOf('to'), headerOf('subject')]).toEqual(['desk@clinic.example', '예약 소식'])
  expect(headerOf('content-transfer-encoding')).toBe('base64')
  expect(
    Buffer.from(letter?.body ?? '', 'base64')
      .toString()
      .trim(),
  ).toBe(message.text)
})

test('a message that is sent again is the same letter to whoever counts them', async () => {
  const mail = transport()
  await mail.send(message)
  await mail.send(message)
  expect(server.letters.map((letter) => headerOf('message-id', letter))).toEqual([
    '<notification-1-42@danjang>',
    '<notification-1-42@danjang>',
  ])
})

test('a server that refuses, or is not there, is an error: the message is tried again', async () => {
  server.state.refuses = 'recipient'
  await expect(transport().send(message)).rejects.toThrow('no such mailbox')
  server.state.refuses = 'everybody'
  await expect(transport().send(message)).rejects.toThrow('421')
  expect(server.letters).toEqual([])
})

test('takes mail addresses alone', () => {
  expect([transport().takes(message), transport().takes({ ...message, recipient: '+821012345678' })]).toEqual(
    [true, false],
  )
})
