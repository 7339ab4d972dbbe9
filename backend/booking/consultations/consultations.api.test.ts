import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signInCustomer, startBackend } from '#tests/support/backend.ts'
import { addDoctor, at, inDays, openClinic } from '#tests/support/reservations.ts'

/* Requests to be called: what a visitor sends, what the desk sees and does. */

let app: Awaited<ReturnType<typeof startBackend>>
let doctor: number
let cookie: string
beforeAll(async () => {
  app = await startBackend()
  doctor = await addDoctor(app.database, 1)
  cookie = await app.signIn()
})
afterAll(() => app.close())
beforeEach(async () => {
  await openClinic(app.database, 1, {}, { clinicRecipients: ['desk@clinic.example'] })
  await app.database.asOperator(async (tx) => {
    await tx.execute(sql`delete from notifications`)
    await tx.execute(sql`delete from consents where consultation_id is not null`)
    await tx.execute(sql`delete from consultations`)
  })
})

const question = '레이저 뒤에 여드름이 심해졌는데 괜찮을까요?'
const ask = (values: object = {}, headers = {}) =>
  app.send('/customer/consultations', {
    body: {
      message: question,
      wishedDay: inDays(2),
      wishedPart: 'AFTERNOON',
      contactName: '김하늘',
      contactPhone: '010-7100-0001',
      sensitiveConsent: true,
      ...values,
    },
    headers,
  })
const desk = (path: string, body?: object, method?: string) =>
  app.send(`/admin/consultations${path}`, { body, headers: { cookie }, ...(method && { method }) })
type Row = {
  id: number
  status: string
  contactName: string
  contactPhone: string
  answeredAt: string | null
}
const rowsOf = async (response: Response) => ((await response.json()) as { rows: Row[] }).rows
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
]

test('tells the clinic and thanks the visitor, without a word of what was asked', async () => {
  expect((await ask()).status).toBe(201)
  const { rows } = await app.database.asOperator((tx) =>
    tx.execute<{ kind: string; audience: string; recipient: string; values: object }>(
      sql`select kind, audience, recipient, values from notifications order by id`,
    ),
  )
  expect(rows).toEqual([
    { kind: 'CONSULTATION', audience: 'visitor', recipient: '+821071000001', values: { 이름: '김하늘' } },
    { kind: 'CONSULTATION', audience: 'clinic', recipient: 'desk@clinic.example', values: { 이름: '김*늘' } },
  ])
})

test('needs the proof and consents of a booking, the sensitive one too, and a treatment there is', async () => {
  const asked = await app.send('/customer/reservation-confirm?isConsultation=true')
  const { terms } = (await asked.json()) as { terms: { purpose: string }[] }
  const without = await app.send('/customer/reservation-confirm')
  const ofVisit = ((await without.json()) as { terms: { purpose: string }[] }).terms
  expect(terms.filter(({ purpose }) => purpose !== 'SENSITIVE')).toEqual(ofVisit)
  expect(await codeOf(await ask({ sensitiveConsent: false }))).toEqual([422, 'bad-data'])
  expect(await codeOf(await ask({ message: '  ' }))).toEqual([422, 'bad-data'])
  expect(await codeOf(await ask({ productId: 999_999 }))).toEqual([422, 'unknown-product'])
  await openClinic(app.database, 1, {}, { requireGuestPhoneProof: true })
  expect(await codeOf(await ask())).toEqual([422, 'phone-proof-required'])
})

test('is a customer’s own: seen, and withdrawn until the clinic has called', async () => {
  const [one, other] = [await signInCustomer(app.database, 1), await signInCustomer(app.database, 1)]
  const { id } = (await (await ask({}, { cookie: one.cookie })).json()) as { id: number }
  const mine = async (headers: { cookie: string }) =>
    rowsOf(await app.send('/customer/consultations', { headers }))
  const withdraw = (headers: { cookie: string }) =>
    app.send(`/customer/consultations/${id}/withdraw`, { method: 'POST', headers })
  expect(await mine(one)).toMatchObject([{ id, status: 'NEW', message: question, canWithdraw: true }])
  expect(await mine(other)).toEqual([])
  expect((await withdraw(other)).status).toBe(404)
  await desk(`/${id}`, { status: 'CONTACTED' }, 'PUT')
  expect(await codeOf(await withdraw(one))).toEqual([409, 'wrong-status'])
  await desk(`/${id}`, { status: 'CALLING' }, 'PUT')
  expect((await withdraw(one)).status).toBe(200)
  expect((await withdraw(one)).status).toBe(200)
  expect(await mine(one)).toMatchObject([{ status: 'WITHDRAWN', canWithdraw: false }])
  expect((await rowsOf(await desk('')))[0]?.status).toBe('WITHDRAWN')
  // What the visitor has withdrawn is nothing for the desk to set.
  expect((await desk(`/${id}`, { status: 'WITHDRAWN' }, 'PUT')).status).toBe(422)
})

test('is taken three times from one phone until the clinic answers', async () => {
  for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(201)
  expect(await codeOf(await ask())).toEqual([422, 'too-many-consultations'])
  const [first] = await rowsOf(await desk(''))
  await desk(`/${first?.id}`, { status: 'CONTACTED' }, 'PUT')
  expect((await ask()).status).toBe(201)
})

test('is masked on the desk’s list, those that are new first, and whoever looks is in the log', async () => {
  await ask()
  await ask({ contactPhone: '010-7100-0002' })
  const [newest, first] = await rowsOf(await desk(''))
  expect(newest).toMatchObject({ status: 'NEW', contactName: '김*늘', contactPhone: '+8210****0002' })
  const calling = await desk(`/${newest?.id}`, { status: 'CALLING', memo: '부재중' }, 'PUT')
  expect(await calling.json()).toMatchObject({
    status: 'CALLING',
    memo: '부재중',
    answeredAt: expect.stringContaining('T'),
  })
  expect((await rowsOf(await desk(''))).map(({ id }) => id)).toEqual([first?.id, newest?.id])
  expect((await rowsOf(await desk('?status=NEW'))).map(({ id }) => id)).toEqual([first?.id])

  const revealed = await desk(`/${newest?.id}/reveal`, {})
  expect(await revealed.json()).toMatchObject({ contactName: '김하늘', contactPhone: '+821071000002' })
  const log = await app.send(`/admin/audit?resource=consultations&rowId=${newest?.id}`, {
    headers: { cookie },
  })
  expect((await rowsOf(log)).map((entry) => (entry as unknown as { action: string }).action)).toEqual([
    'REVEALED',
    'CHANGED',
  ])
})

test('ends with the reservation that the desk makes of it', async () => {
  await ask()
  const [row] = await rowsOf(await desk(''))
  const made = await app.send('/admin/reservations', {
    body: {
      type: 'VISIT',
      reservedAt: at(3, 10),
      employeeId: doctor,
      contactName: '김하늘',
      contactPhone: '010-7100-0001',
    },
    headers: { cookie },
  })
  const { id: reservationId } = (await made.json()) as { id: number }
  const linked = await desk(`/${row?.id}`, { reservationId }, 'PUT')
  expect(await linked.json()).toMatchObject({ status: 'BOOKED', reservationId })
  expect(await codeOf(await desk(`/${row?.id}`, { reservationId: 999_999 }, 'PUT'))).toEqual([
    422,
    'unknown-reservation',
  ])
})

test('of a customer who leaves names nobody any more', async () => {
  const guest = await signInCustomer(app.database, 1, { kind: 'guest', phone: '+821071000009' })
  expect((await ask({}, { cookie: guest.cookie })).status).toBe(201)
  const left = await app.send('/customers/this', { method: 'DELETE', headers: { cookie: guest.cookie } })
  expect(left.status).toBe(200)
  expect(await rowsOf(await desk(''))).toMatchObject([
    { status: 'CLOSED', contactPhone: '', message: '', wishedPart: 'AFTERNOON' },
  ])
})
