/** Bare `node:http` that sends the finished bytes of one page, with its headers, to whoever asks. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const { headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const bytes = Buffer.from(body, 'base64')
const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Site     http://localhost:${server.address().port}\n`)
})
process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
})
