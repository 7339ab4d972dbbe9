import type { Call } from '#api/call.ts'
import type { ApiClient } from '#api/client.ts'
import { ApiError, createApiClient } from '#api/client.ts'
import { contract } from '#api/contract.ts'
import type { Backend, BackendOptions } from '#backend/create-backend.ts'
import { createBackend } from '#backend/create-backend.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { customers } from '#backend/people/customers/table.ts'
import { createFileStore } from '#backend/clinic/files/file-store.ts'
import { createLogger } from '#backend/kernel/http/logger.ts'
import { startCustomerSession } from '#backend/people/customers/customer-sessions.ts'
import { createSecretBox } from '#backend/kernel/credentials/secret-box.ts'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDefinitions } from './blocks.ts'
import type { TestDatabase } from './database.ts'
import { createTestDatabase } from './database.ts'
import { seedPartners, type TestPartner } from './seed-partners.ts'
import { refuseUnstated } from './stated-partner.ts'
import { admin, hosts } from './two-partners.ts'

export { admin, hosts }

type Sent = {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  host?: string
  address?: string
}

/**
 * The real application on a fresh database, called as from the network. The partners are the two of `two-partners.ts`
 * unless told, and those come with a copy of a database that has them already.
 */
export async function startBackend(options: Partial<BackendOptions> & { partners?: TestPartner[] } = {}) {
  const { partners, ...rest } = options
  const store: TestDatabase = await createTestDatabase(partners ? 'empty' : 'two-partners')
  const directory = await mkdtemp(join(tmpdir(), 'danjang-files-'))
  const files = createFileStore(directory)
  const lines: string[] = []
  const logger = createLogger('debug', { write: (line) => lines.push(line) })
  const { database } = store
  const definitions = rest.definitions ?? testDefinitions
  if (partners) await seedPartners(database, definitions, partners)
  const certification = rest.certification ?? { provider: 'development' }
  const stating = refuseUnstated(database)
  const secretBox = rest.secretBox ?? createSecretBox([randomBytes(32)])
  const given = { ...rest, certification, secretBox }
  const backend = createBackend({ database: stating, files, logger, definitions, ...given })

  return {
    ...store,
    backend,
    certification,
    secretBox,
    files,
    fileDirectory: directory,
    logs: lines,
    /** Changes the bytes of a stored file behind the application's back. */
    async damageFile(path: string, damage: (bytes: Buffer) => Buffer) {
      const file = join(directory, path.replace('/_files/', ''))
      await writeFile(file, damage(await readFile(file)))
    },
    ...callers(backend, lines),
    async close() {
      await backend.close()
      await store.drop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Ways to call a backend. A 500 that its client throws tells the last of the given log lines, where the cause is. */
export function callers(backend: Backend, logs: readonly string[] = []) {
  /** Sends a request; an object body goes as JSON. */
  function send(path: string, { host = hosts.a, body, headers, method, address = '10.0.0.1' }: Sent = {}) {
    const isText = typeof body === 'string' || body instanceof ReadableStream
    const request = new Request(`http://${host}/_api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...(body !== undefined && !isText && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isText ? (body as BodyInit) : JSON.stringify(body), duplex: 'half' }),
    })
    return backend.fetch(request, { address })
  }
  /** The contract's client for a host, signed in where a cookie is given; holds every answer to its schema. */
  function client(host: string, cookie?: string, address = '10.0.0.1'): ApiClient {
    const inner = createApiClient({
      baseUrl: '/_api',
      origin: `http://${host}`,
      fetch: (request) => backend.fetch(request, { address }),
      ...(cookie && { headers: { cookie } }),
    })
    return {
      async request(name, ...input) {
        const answer = await inner.request(name, ...input).catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 500) error.stack += `\n${logs.at(-1)}`
          throw error
        })
        const call: Call = contract[name]
        call.response?.parse(answer)
        return answer
      },
    }
  }
  /** Signs in and returns the cookie to send. */
  async function signIn(host = hosts.a): Promise<string> {
    const response = await send('/admin/session', { host, body: admin })
    if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`)
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  return { send, client, signIn }
}

/** One phone is one member of a clinic. */
let lastPhone = 88_000_000

/** Makes a customer of a partner (1 is `hosts.a`, 2 is `hosts.b`) and returns the cookie that signs them in. */
export async function signInCustomer(
  database: Database,
  partnerId: number,
  values: Partial<typeof customers.$inferInsert> = {},
): Promise<{ id: number; cookie: string }> {
  return database.withPartner(partnerId, async (tx) => {
    lastPhone += 1
    const phone = `+8210${lastPhone}`
    const [row] = await tx
      .insert(customers)
      .values({ kind: 'member', name: '김하늘', phone, ...values, partnerId })
      .returning({ id: customers.id })
    const id = row?.id ?? 0
    const { token } = await startCustomerSession(tx, id)
    return { id, cookie: `danjang_customer=${token}` }
  })
}
