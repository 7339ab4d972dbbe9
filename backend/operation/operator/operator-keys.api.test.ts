import { readEnvironment } from '#backend/environment.ts'
import { hosts } from '#tests/support/backend.ts'
import { operatorEmail, operatorHost, startOperator } from '#tests/support/operator.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from './commands.ts'
import { operatorCommands } from './operator-commands.ts'
import { operatorKeyCommands } from './operator-key-commands.ts'

let app: Awaited<ReturnType<typeof startOperator>>
beforeAll(async () => {
  app = await startOperator()
})
afterAll(() => app.close())

const run = (name: string, ...args: string[]): Promise<string> => {
  const command = operatorKeyCommands[name] ?? operatorCommands[name]
  return command ? command.run(app, args) : Promise.reject(new Error(`no command ${name}`))
}
const addKey = async (name: string) =>
  /^ {2}(djop_[\w-]{43})$/m.exec(await run('operator key add', operatorEmail, name))?.[1] ?? ''
const by = (key: string, path = '/clinics', sent: Parameters<typeof app.operator.send>[1] = {}) =>
  app.operator.send(path, { ...sent, headers: { authorization: `Bearer ${key}` } })

test('a program creates, lists and suspends a clinic by a key, and the log names operator and key', async () => {
  const key = await addKey('새 병원 만들기')
  const body = { name: '자동의원', hosts: ['auto.test'], template: 'empty', ownerEmail: 'o@auto.test' }
  const opened = await by(key, '/clinics', { body })
  expect(opened.status).toBe(201)
  const { clinic } = (await opened.json()) as { clinic: { id: number } }
  const { rows } = (await (await by(key)).json()) as { rows: { id: number }[] }
  expect(rows.map(({ id }) => id)).toContain(clinic.id)
  const status = { method: 'PUT', body: { isSuspended: true } }
  expect(await (await by(key, `/clinics/${clinic.id}/status`, status)).json()).toMatchObject({
    isSuspended: true,
  })

  const log = await app.operator.client(await app.operator.signIn()).request('GET /log', { query: {} })
  for (const action of ['CLINIC_OPENED', 'CLINIC_SUSPENDED'])
    expect(log.rows.find((row) => row.action === action)).toMatchObject({
      by: operatorEmail,
      clinicName: '자동의원',
      details: { key: '새 병원 만들기' },
    })
  expect(log.rows.find(({ action }) => action === 'OPERATOR_KEY_ADDED')).toMatchObject({
    by: null,
    details: { email: operatorEmail, key: '새 병원 만들기' },
  })
})

test('a key fails while its operator is disabled and after its end, and an invented key always fails', async () => {
  const [key, other] = [await addKey('첫째'), await addKey('둘째')]
  const statuses = async () => [(await by(key)).status, (await by(other)).status]
  expect(await statuses()).toEqual([200, 200])
  await run('operator disable', operatorEmail)
  expect(await statuses()).toEqual([401, 401])
  await run('operator enable', operatorEmail)
  expect(await statuses()).toEqual([200, 200])

  const number = /^(\d+): 첫째, made \S+, last used \d\S+$/m.exec(
    await run('operator key list', operatorEmail),
  )?.[1]
  await run('operator key end', operatorEmail, number ?? '')
  expect(await statuses()).toEqual([401, 200])
  expect(await run('operator key list', operatorEmail)).toMatch(/^\d+: 첫째, .*, ended \S+$/m)
  expect((await by(`djop_${'A'.repeat(43)}`)).status).toBe(401)
})

test('an operator’s key opens no call of a clinic at any host, and only its hash is stored', async () => {
  const key = await addKey('곁길')
  for (const path of ['/admin/session', '/admin/pages'])
    expect((await app.send(path, { headers: { authorization: `Bearer ${key}` } })).status).toBe(401)
  expect((await by(key, '/clinics', { host: hosts.a })).status).toBe(404)
  const { rows } = await app.database.asOperator((tx) =>
    tx.execute(sql`select k::text as kept from operator_keys k union all select l::text from operator_log l`),
  )
  expect(JSON.stringify(rows)).toContain('곁길')
  expect(JSON.stringify(rows)).not.toContain(key)
})

test('an error of a command says how to correct it', async () => {
  await expect(run('operator key add', 'nobody@example.com', 'x')).rejects.toThrow(
    'is no operator: operator list',
  )
  await expect(run('operator key add', operatorEmail, '')).rejects.toThrow('NAME has 1 to 80 characters')
  await expect(run('operator key end', operatorEmail, 'x')).rejects.toThrow('as operator key list tells it')
  await expect(run('operator key end', operatorEmail, '999')).rejects.toThrow('has no key 999 at work')
  const environment = readEnvironment({ OPERATOR_HOST: operatorHost })
  await expect(runCommand(['operator', 'key', 'add', operatorEmail], environment)).rejects.toThrow(
    /^Usage:\n {2}npm run db -- operator key add EMAIL NAME$/,
  )
})
