import type { Call } from '#api/call.ts'
import type { CallName } from '#api/contract.ts'
import { contract } from '#api/contract.ts'
import { examples } from '#backend/calls/documentation/examples.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeActors } from '#tests/support/actors.ts'
import { signInCustomer, startBackend } from '#tests/support/backend.ts'
import { drawPicture, raw } from '#tests/support/content.ts'

/* A full disk: PostgreSQL refuses every write (53100), and the file system does so too (ENOSPC). */

let app: Awaited<ReturnType<typeof startBackend>>
let cookies: Record<'admin' | 'customer' | 'member', string | undefined>
beforeAll(async () => {
  app = await startBackend()
  const signIn = await makeActors(app.database, 1, (await signInCustomer(app.database, 1)).id)
  cookies = { admin: await signIn('owner'), customer: await signIn('member'), member: await signIn('member') }
})
afterAll(() => app.close())

const full = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })

const fillDisk = () =>
  app.database.asOperator((tx) =>
    tx.execute(sql`do $$
      declare one record;
      begin
        create function refuse_write() returns trigger language plpgsql as
          'begin raise exception ''could not extend file'' using errcode = ''53100''; end';
        for one in select tablename from pg_tables where schemaname = 'public' loop
          execute format('create trigger disk_full before insert or update or delete on %I
            for each row execute function refuse_write()', one.tablename);
        end loop;
      end $$`),
  )
const makeRoom = () => app.database.asOperator((tx) => tx.execute(sql`drop function refuse_write() cascade`))

/** Makes a call of the contract with the session that it asks for, from an address of its own. */
function send(name: CallName, turn: number): Promise<Response> {
  const call: Call = contract[name]
  const [method = '', template = ''] = name.split(' ')
  type Example = { params?: Record<string, unknown>; query?: object; body?: unknown }
  const { params = {}, query = {}, body } = examples[name] as Example
  const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const cookie = call.access === 'public' ? undefined : cookies[call.access]
  return app.send(`${path}?${search}`, {
    method,
    address: `10.1.${turn >> 8}.${turn & 255}`,
    headers: {
      'if-match': '*',
      'guest-id': '5f0f4b1e-3a0a-4f0e-9d3b-7a1b2c3d4e5f',
      ...(cookie && { cookie }),
    },
    ...(body !== undefined && !call.rawBody && { body }),
  })
}

const calls = Object.keys(contract) as CallName[]
const isStream = (name: CallName) => name.includes('/changes')

test('writes are refused in words, what is read goes on, and the log says it once', async () => {
  const reads = calls.filter((name) => name.startsWith('GET ') && !isStream(name))
  const before = new Map<string, number>()
  for (const [turn, name] of reads.entries()) before.set(name, (await send(name, turn)).status)
  await fillDisk()
  const logged = app.logs.length
  const { put } = app.files
  app.files.put = () => Promise.reject(full)

  const refused = new Set<string>()
  for (const [turn, name] of calls.filter((one) => !one.startsWith('GET ')).entries()) {
    const response = await send(name, turn)
    if (response.status < 500) continue
    expect([name, response.headers.get('retry-after'), await response.json()]).toMatchObject([
      name,
      '60',
      { status: 503, code: 'disk-full', message: expect.stringContaining('저장 공간이 가득 차') },
    ])
    refused.add(name)
  }
  // Others are refused before they write: their examples name rows that are not there.
  expect(refused.size).toBeGreaterThan(30)
  const png = await drawPicture(3).png().toBuffer()
  const headers = { 'content-type': 'image/png', cookie: cookies.admin ?? '' }
  const upload = () => app.send('/admin/files?alt=꽃', { body: raw(png), headers })
  expect((await upload()).status).toBe(503)

  for (const [turn, name] of reads.entries())
    expect([name, (await send(name, turn + 1_000)).status]).toEqual([name, before.get(name)])
  expect(await app.backend.ready()).toBe(true)
  const lines = app.logs.slice(logged).map((line) => JSON.parse(line) as { level: number; msg: string })
  expect(lines.filter(({ level }) => level >= 40).map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^The disk is full/),
  ])

  await makeRoom()
  app.files.put = put
  expect((await upload()).status).toBe(201)
})
