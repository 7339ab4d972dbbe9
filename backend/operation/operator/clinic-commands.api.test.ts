import { readEnvironment } from '#backend/environment.ts'
import { hosts } from '#tests/support/backend.ts'
import { operatorHost, startOperator } from '#tests/support/operator.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clinicCommands } from './clinic-commands.ts'
import { runCommand } from './commands.ts'

let app: Awaited<ReturnType<typeof startOperator>>
beforeAll(async () => {
  app = await startOperator()
})
afterAll(() => app.close())

const environment = readEnvironment({ OPERATOR_HOST: operatorHost, PORT: '8080' })
const create = (...args: string[]) =>
  clinicCommands.create?.run({ ...app, environment }, args) ?? Promise.reject(new Error('no command'))

test('a new clinic is online at once, at the printed hosts, and its owner signs up by the printed link', async () => {
  const told = await create('새봄의원', 'Saebom.test,saebom.localhost', 'Owner@Saebom.test', 'dermatology')
  expect(told).toContain('새봄의원, which commands know as saebom')
  expect(told).toContain('\n  https://saebom.test\n  http://saebom.localhost:8080\n')
  const [, token] = /https:\/\/saebom\.test\/admin#invitation=([\w-]+)$/.exec(told) ?? []

  const home = await app.client('saebom.localhost').request('GET /page', { query: { path: '/' } })
  expect(home).toMatchObject({ title: '새봄의원' })
  const accepted = await app.send('/admin/invitation/acceptance', {
    host: 'saebom.test',
    body: { token, name: '원장', password: '새 비밀번호 정하기' },
  })
  expect(await accepted.json()).toMatchObject({ email: 'owner@saebom.test', role: 'owner' })

  const cookie = await app.operator.signIn()
  const { rows } = await app.operator.client(cookie).request('GET /log', { query: {} })
  expect(rows.find(({ action }) => action === 'CLINIC_OPENED')).toMatchObject({
    by: null,
    clinicName: '새봄의원',
    details: { owner: 'owner@saebom.test', template: 'dermatology' },
  })
})

test('one message names every wrong argument and says how to correct it', async () => {
  const refused = create(' ', 'a b', 'owner', 'dentist')
  await expect(refused).rejects.toThrow('NAME has 1 to 80 characters in one line, not " ".')
  await expect(refused).rejects.toThrow(
    /HOST is a domain, .* such as clinic\.kr,www\.clinic\.kr, not "a b"\./,
  )
  await expect(refused).rejects.toThrow(`EMAIL is the owner's, such as owner@clinic.kr, not "owner".`)
  await expect(refused).rejects.toThrow(
    'TEMPLATE is one of dermatology, plastic-surgery, korean-medicine, empty, not "dentist".',
  )
})

test.each([hosts.a, operatorHost])(
  'the error names the taken host %s, and no clinic is made',
  async (host) => {
    const refused = create('둘째의원', `second.test,${host}`, 'owner@second.test', 'empty')
    await expect(refused).rejects.toThrow(`${host} is another clinic's, or OPERATOR_HOST`)
    expect(await app.database.findPartner('second.test')).toBeNull()
  },
)

test('with too few or too many arguments the error shows the usage of this command alone', async () => {
  for (const args of [['새봄의원'], ['a', 'b', 'c', 'd', 'e']])
    await expect(runCommand(['create', ...args], environment)).rejects.toThrow(
      /^Usage:\n {2}npm run db -- create NAME HOST\[,HOST…\] EMAIL TEMPLATE$/,
    )
  await expect(runCommand(['make'], environment)).rejects.toThrow(/migrate\n[^]*operator add EMAIL/)
})
