import { boardTypes } from '#backend/content/boards/table.ts'
import { fileTransport } from '#backend/messages/notifications/transports/file.ts'
import { createMessageSender } from '#backend/messages/notifications/sender.ts'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { linkAccount } from '#backend/people/social-sign-in/accounts.ts'
import { findInFiles, findInTables, letPass } from '#tests/support/canary.ts'
import { drawPicture, paragraph, raw } from '#tests/support/content.ts'
import { certify, cookieOf } from '#tests/support/customers.ts'
import { addDoctor, addOption, at, nextWeekday, openClinic } from '#tests/support/reservations.ts'
import { offerDue } from '#backend/booking/waitings/offer-due.ts'
import { dayOf, weekdayOf } from '#backend/kernel/time/seoul-time.ts'
import { addTerms } from '#tests/support/terms.ts'
import { createRetention } from './retention.ts'

/*
 * Erasure and retention reach every table: a canary is in every field that a customer's life fills, and in none
 * afterwards. The tables and columns come from the database's catalogue. Source: docs/product.md, M6, M15.
 */

const logger = pino({ level: 'silent' })
let app: Awaited<ReturnType<typeof startBackend>>
let owner: ReturnType<typeof app.client>
let messages: string
let agreed: Awaited<ReturnType<typeof addTerms>>
let option: number
let boardTypeId: number
beforeAll(async () => {
  app = await startBackend()
  messages = await mkdtemp(join(tmpdir(), 'danjang-messages-'))
  owner = app.client(hosts.a, await app.signIn())
  await openClinic(app.database, 1, {}, { clinicRecipients: ['desk@clinic.example'] })
  await addDoctor(app.database, 1)
  option = await addOption(app.database, 1)
  agreed = await addTerms(app.database, 1)
  await owner.request('POST /admin/webhooks', {
    body: {
      url: 'https://emr.example.com/danjang',
      events: ['reservation.created', 'reservation.cancelled', 'reservation.done'],
      includesContact: true,
    },
  })
  const [board] = await app.database.withPartner(1, (tx) =>
    tx.insert(boardTypes).values({ partnerId: 1, name: '고객 질문', writer: 'CUSTOMER' }).returning(),
  )
  boardTypeId = board?.id ?? 0
})
afterAll(async () => {
  await app.close()
  await rm(messages, { recursive: true, force: true })
})

type Sent = { cookie?: string; method?: string; word?: string }

let lastAddress = 0
const elsewhere = () => `10.11.0.${(lastAddress += 1)}`
async function send(path: string, body: object, { cookie, method, word = '' }: Sent = {}) {
  const response = await app.send(path, {
    body,
    address: elsewhere(),
    ...(method && { method }),
    headers: { ...(cookie && { cookie }), 'idempotency-key': `${word}-${crypto.randomUUID()}` },
  })
  expect({ path, status: response.status, text: response.ok || (await response.text()) }).toMatchObject({
    status: expect.toSatisfy((status: number) => status < 300),
  })
  return response
}

/** A person, and every word by which they could be found. */
const personOf = (number: number) => ({
  name: `카나리${'가나다라마바사'[number]}씨`,
  phone: `0107070707${number}`,
  word: `canary-${number}`,
  words: [`카나리${'가나다라마바사'[number]}씨`, `107070707${number}`, `canary-${number}`],
})
type Person = ReturnType<typeof personOf>

let lastHour = 0
/** An hour that no other booking has. */
const nextTime = () => at(2 + Math.floor((lastHour += 1) / 5), 14 + (lastHour % 5))

const utmOf = ({ word }: Person) => ({ first: { utm_source: word }, last: { utm_campaign: word } })

/** Books a treatment, has it talked about in the console, and asks, waits and writes besides. */
async function live(person: Person, cookie?: string) {
  if (cookie === undefined) await send('/guest/phone-codes', { phone: person.phone })
  const { name: contactName, phone: contactPhone, word } = person
  const who = { word, ...(cookie !== undefined && { cookie }) }
  const consents = {
    agreements: [agreed['privacy-consent'], agreed['sensitive-data']],
    utm: utmOf(person),
    isMinor: true,
    guardianConsent: true,
  }
  const book = async () => {
    const body = { reservedAt: nextTime(), productOptionIds: [option], request: `${word} 요청` }
    const response = await send(
      '/customer/reservations',
      { ...body, contactName, contactPhone, ...consents },
      who,
    )
    return (await response.json()) as { id: number }
  }
  const [past, ahead] = [await book(), await book()]
  for (const { id: reservationId } of [past, ahead]) {
    await owner.request('PUT /admin/reservations/{reservationId}/memo', {
      params: { reservationId },
      body: { memo: `${word} 메모` },
    })
  }
  await owner.request('POST /admin/reservations/{reservationId}/cancel', {
    params: { reservationId: (await book()).id },
    body: { reason: `${word} 사정` },
  })
  await send(
    '/customer/consultations',
    { message: `${word} 질문`, contactName, contactPhone, ...consents },
    who,
  )
  const { rows } = await owner.request('GET /admin/consultations')
  await owner.request('PUT /admin/consultations/{consultationId}', {
    params: { consultationId: rows[0]?.id ?? 0 },
    body: { memo: `${word} 상담 메모`, status: 'CONTACTED' },
  })
  await waitInLine(person, consents, who)
  // A guest whom no session names is not found by a post.
  if (cookie !== undefined) await writePost(person, cookie)
  const [record] = (await owner.request('GET /admin/customers', { query: { keyword: contactName } })).rows
  const params = { customerId: record?.id ?? 0 }
  await owner.request('PUT /admin/customers/{customerId}/memo', {
    params,
    body: { memo: `${word} 고객 메모` },
  })
  await sendMessages()
  return { ...params, past, ahead }
}

let lines = 0
/** Waits for a doctor whose only half hour of a day is taken. */
async function waitInLine({ name, phone }: Person, consents: object, who: Sent) {
  const day = nextWeekday(1 + (lines += 1), 8)
  const hours = [{ weekday: weekdayOf(day), startTime: '10:00', endTime: '10:30' }]
  const employeeId = await addDoctor(app.database, 1, { name: '반시간' }, hours)
  const other = { type: 'VISIT' as const, contactName: '다른 사람', contactPhone: '010-9999-0000' }
  const reservedAt = `${day}T01:00:00.000Z`
  await owner.request('POST /admin/reservations', {
    body: { ...other, reservedAt, employeeId, durationMinutes: 30, memo: '' },
  })
  const body = { day, employeeId, contactName: name, contactPhone: phone, ...consents }
  await send('/customer/waitings', body, who)
}

let posts = 0
/** Writes a post with a picture, which the clinic answers. Returns its number. */
async function writePost({ name, word }: Person, cookie?: string) {
  const picture = await drawPicture((posts += 1))
    .png()
    .toBuffer()
  const uploaded = await app.send(`/customer/files?alt=${word}`, {
    method: 'POST',
    body: raw(picture),
    address: elsewhere(),
    headers: { 'content-type': 'image/png', ...(cookie !== undefined && { cookie }) },
  })
  const { src } = (await uploaded.json()) as { src: string }
  const post = { boardTypeId, author: name, title: `${word} 제목`, content: `${word} 내용`, isPrivate: true }
  const images = [{ src, alt: `${word} 사진` }]
  const made = await send(
    '/customer/notice-customer-boards',
    {
      ...post,
      images,
      password: '글의 비밀번호',
      agreements: [agreed['privacy-consent'], agreed['sensitive-data']],
    },
    cookie === undefined ? {} : { cookie },
  )
  const { id } = (await made.json()) as { id: number }
  await owner.request('PUT /admin/notice-customer-boards/{id}/reply', {
    params: { id },
    body: { reply: `${name}님, ${word}` },
  })
  return id
}

const sender = () =>
  createMessageSender({
    database: app.database,
    logger,
    transports: [fileTransport(messages, logger)],
    originOf: (host) => `http://${host}`,
  })
const sendMessages = () => sender().run()

/** Signs a member up who was a guest before, and fills their account. */
async function signUp(person: Person): Promise<string> {
  const { name, phone, word } = person
  const certificationToken = await certify(app.send, { name, phone })
  const agreements = ['terms-of-service', 'privacy-consent', 'marketing-sms', 'marketing-email'].map(
    (code) => agreed[code],
  )
  const body = { certificationToken, password: '봄날의 산책 3월', email: `${word}@example.com`, agreements }
  const response = await send('/api/signup', body)
  const cookie = cookieOf(response)
  const { id } = (await response.json()) as { id: number }
  await app.database.withPartner(1, (tx) =>
    linkAccount(tx, id, { site: 'kakao', clientId: 'rest-api-key', subject: word }),
  )
  await send('/carts', { items: [{ productOptionId: option }] }, { cookie })
  return cookie
}

/** All places in which a person still is. */
const findPerson = async ({ words }: Person) => ({
  tables: await findInTables(app.database, words),
  files: await findInFiles(messages, words),
})
const nowhere = { tables: [], files: [] }

const pictures = async () =>
  (await readdir(app.fileDirectory, { recursive: true })).filter((name) => name.includes('gated/'))

/** Columns that a life fills: a search that finds none of them would prove nothing. */
const lived = [
  'consultations.contact_name',
  'consultations.memo',
  'consultations.message',
  'customers.memo',
  'customers.name',
  'notifications.recipient',
  'notifications.text',
  'notifications.values',
  'phone_codes.phone',
  'reservation_history.details',
  'reservations.contact_name',
  'reservations.contact_phone',
  'reservations.idempotency_key',
  'reservations.memo',
  'reservations.reason',
  'reservations.request',
  'reservations.utm',
  'waitings.contact_name',
  'waitings.utm',
]
const posted = [
  'customer_posts.author',
  'customer_posts.content',
  'customer_posts.images',
  'customer_posts.reply',
  'customer_posts.title',
]
const livedAsMember = [
  ...lived,
  ...posted,
  'certifications.name',
  'customers.email',
  'social_accounts.subject',
]

/** Lets the bookings that are to be in the past be there. */
const letBePast = (id: number) =>
  app.database.asOperator((tx) =>
    tx.execute(sql`
      update reservations set starts_at = now() - interval '2 days', ends_at = now() - interval '2 days' + interval '30 minutes',
        status = 'DONE' where id = ${id}`),
  )

test('a member who leaves is in no table and no file afterwards', async () => {
  const person = personOf(1)
  const before = await live(person)
  const cookie = await signUp(person)
  const { past } = await live(person, cookie)
  await letBePast(past.id)
  const there = await findPerson(person)
  expect(there.tables).toEqual(expect.arrayContaining(livedAsMember))
  expect(there.files.length).toBeGreaterThan(0)
  expect(await pictures()).toHaveLength(1)

  await send('/customers/this', { password: '봄날의 산책 3월' }, { cookie, method: 'DELETE' })
  // The messages about the cancelled visits go out, and are forgotten.
  await sendMessages()
  await sendMessages()
  expect((await findPerson(person)).tables).toEqual([])
  expect(await pictures()).toEqual([])
  expect(before.past.id).toBeGreaterThan(0)
})

test('a guest whom the clinic erases is in no table and no file afterwards, and numbers stay', async () => {
  const person = personOf(2)
  const { customerId, past } = await live(person)
  await letBePast(past.id)
  const there = await findPerson(person)
  expect(there.tables).toEqual(expect.arrayContaining(lived))

  await owner.request('DELETE /admin/customers/{customerId}', { params: { customerId } })
  await sendMessages()
  expect(await findPerson(person)).toEqual(nowhere)
  const kept = await owner.request('GET /admin/reservations/{reservationId}', {
    params: { reservationId: past.id },
  })
  expect(kept).toMatchObject({
    status: 'DONE',
    contactName: '정보를 삭제한 고객',
    contactPhone: '',
    memo: '',
    request: '',
  })
  expect([kept.items.length, kept.totalPrice]).toEqual([1, 100_000])
})

const look = () => createRetention({ database: app.database, files: app.files, logger }).run()
const period = { amount: 1, unit: 'YEAR', keepsMembers: true, isKeptByLaw: false } as const
const setPeriod = (code: string, values: object | null = {}, version = agreed[code]?.version ?? 0) =>
  owner.request('PUT /admin/terms/{id}/versions/{version}/retention-period', {
    params: { id: agreed[code]?.termId ?? 0, version },
    body: { period: values && { ...period, ...values } },
  })
test('what is past its period is counted first, deleted once an owner says so, and in no table then', async () => {
  const person = personOf(3)
  await live(person)
  await writePost(person)
  await letPass(app.database, '400 days')
  // Days that are over are forgotten by themselves, periods or not.
  await offerDue(app.database, logger)
  await look()
  expect(await owner.request('GET /admin/retention')).toMatchObject({
    isDeleting: false,
    found: {},
    forgotten: {},
  })
  await setPeriod('privacy-consent')
  await setPeriod('sensitive-data')
  await look()
  expect(await owner.request('GET /admin/retention')).toMatchObject({
    // The bookings of others, which fill the days that are waited for, were taken by phone.
    found: { RESERVATION: 3 + lines, CONSULTATION: 1, POST: 1, SENSITIVE: 5 },
    forgotten: {},
  })
  expect((await findPerson(person)).tables).toEqual(
    expect.arrayContaining([...lived.filter((place) => !/phone_codes|waitings/.test(place)), ...posted]),
  )
  expect(await pictures()).toHaveLength(1)
  await owner.request('PUT /admin/retention', { body: { isDeleting: true } })
  await look()
  await sendMessages()
  expect(await findPerson(person)).toEqual(nowhere)
  expect(await pictures()).toEqual([])
})

/** Begins with no bookings, no posts and no periods. */
async function beginAnew() {
  await app.database.asOperator(async (tx) => {
    await tx.execute(sql`update reservations set contact_phone = '', contact_name = '앞선 시험'`)
    await tx.execute(sql`update customer_posts set deleted_at = now() where deleted_at is null`)
    for (const table of ['slot_claims', 'retention_periods', 'retention_runs'])
      await tx.execute(sql`delete from ${sql.identifier(table)}`)
  })
}
const found = async () => (await owner.request('GET /admin/retention')).found
const lookAgain = async () => {
  await app.database.asOperator((tx) => tx.execute(sql`update retention_runs set due_at = now()`))
  await look()
}
/** Books a visit without a treatment. */
async function visit({ name: contactName, phone: contactPhone }: Person, cookie?: string) {
  const body = {
    type: 'VISIT',
    reservedAt: nextTime(),
    contactName,
    contactPhone,
    agreements: [agreed['privacy-consent']],
  }
  const response = await send('/customer/reservations', body, cookie === undefined ? {} : { cookie })
  return ((await response.json()) as { id: number }).id
}
const nameOf = async (reservationId: number) =>
  (await owner.request('GET /admin/reservations/{reservationId}', { params: { reservationId } })).contactName

test('a period is the one of the version that was agreed to, and the next version begins with it', async () => {
  await beginAnew()
  const id = agreed['privacy-consent']?.termId ?? 0
  const words = {
    collectionPurpose: '예약',
    collectedItems: '이름',
    retention: '1년',
    refusal: '거부할 수 있습니다.',
  }
  const day = dayOf(new Date())
  const next = { effectiveOn: day, body: paragraph('새 판'), ...words }
  await setPeriod('privacy-consent', { unit: 'DAY', amount: 30 })
  const made = await owner.request('POST /admin/terms/{id}/versions', { params: { id }, body: next })
  expect(made.retentionPeriod).toEqual({ ...period, unit: 'DAY', amount: 30 })
  // The version before is promised no end any more.
  await setPeriod('privacy-consent', null)
  agreed['privacy-consent'] = { termId: id, version: made.version, isAgreed: true }
  const later = await visit(personOf(4))
  await letPass(app.database, '60 days')
  await lookAgain()
  expect((await found()).RESERVATION).toBe(1)
  await owner.request('PUT /admin/retention', { body: { isDeleting: true } })
  await look()
  expect(await nameOf(later)).toBe('보유 기간이 지난 고객')
  const log = await owner.request('GET /admin/audit', { query: { resource: 'retention' } })
  expect(log.rows[0]).toMatchObject({ by: '보유 기간', action: 'REMOVED', title: '예약 1건' })
})

test('a member’s bookings stay until they leave, or lose the person where the consent says so', async () => {
  await beginAnew()
  const person = personOf(6)
  const cookie = await signUp(person)
  const id = await visit(person, cookie)
  await setPeriod('privacy-consent', { unit: 'MONTH' })
  await owner.request('PUT /admin/retention', { body: { isDeleting: true } })
  await letPass(app.database, '50 days')
  await app.database.asOperator((tx) => tx.execute(sql`update customers set seen_at = now()`))
  await lookAgain()
  await lookAgain()
  expect(await nameOf(id)).not.toBe('보유 기간이 지난 고객')
  await setPeriod('privacy-consent', { unit: 'MONTH', keepsMembers: false })
  // The first look with another period shows what it would delete.
  await look()
  expect(await nameOf(id)).not.toBe('보유 기간이 지난 고객')
  expect((await found()).RESERVATION).toBe(1)
  await lookAgain()
  expect(await nameOf(id)).toBe('보유 기간이 지난 고객')
  const [member] = (await owner.request('GET /admin/customers', { query: { keyword: person.name } })).rows
  expect(member).toMatchObject({ kind: 'member', visits: 0, next: null })
  // Not seen for the period either, the member goes too.
  await app.database.asOperator((tx) =>
    tx.execute(sql`update customers set seen_at = now() - interval '40 days'`),
  )
  await lookAgain()
  await sendMessages()
  expect((await findPerson(person)).tables).toEqual([])
})

test('what the law has a clinic keep stays after its member has left, and goes when its period is over', async () => {
  await beginAnew()
  const person = personOf(0)
  const cookie = await signUp(person)
  const [past, ahead] = [await visit(person, cookie), await visit(person, cookie)]
  await letBePast(past)
  await setPeriod('privacy-consent', { isKeptByLaw: true })
  await send('/customers/this', { password: '봄날의 산책 3월' }, { cookie, method: 'DELETE' })
  await sendMessages()
  expect((await findPerson(person)).tables).toEqual([
    'reservations.contact_name',
    'reservations.contact_phone',
  ])
  expect(await nameOf(ahead)).toBe('탈퇴한 고객')
  await letPass(app.database, '366 days')
  await owner.request('PUT /admin/retention', { body: { isDeleting: true } })
  // Turned on before anything was counted, the first look counts alone.
  await look()
  expect((await findPerson(person)).tables).toHaveLength(2)
  expect((await found()).RESERVATION).toBe(1)
  await lookAgain()
  expect((await findPerson(person)).tables).toEqual([])
})

/** Numbers of the posts that visitors find on the board. */
const postIds = async () => {
  const { rows } = await app
    .client(hosts.a)
    .request('GET /customer/notice-customer-boards', { query: { boardTypeId } })
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}
const inDatabase = (statement: ReturnType<typeof sql>) =>
  app.database.asOperator((tx) => tx.execute(statement))

test('a post goes at the end of its period, counted from the answer, and of whichever is the shorter', async () => {
  await beginAnew()
  const [early, late] = [await writePost(personOf(0)), await writePost(personOf(4))]
  await setPeriod('privacy-consent', { unit: 'MONTH' })
  await setPeriod('sensitive-data', { unit: 'YEAR' })
  await owner.request('PUT /admin/retention', { body: { isDeleting: true } })
  await letPass(app.database, '50 days')
  await inDatabase(sql`update customer_posts set replied_at = now() where id = ${late}`)
  await lookAgain()
  expect(await found()).toEqual({ POST: 1 })
  expect(await postIds()).toEqual([early, late])
  await lookAgain()
  expect(await postIds()).toEqual([late])
  expect((await findPerson(personOf(0))).tables).toEqual([])
  const log = await owner.request('GET /admin/audit', { query: { resource: 'retention' } })
  expect(log.rows[0]).toMatchObject({ action: 'REMOVED', title: '고객 문의·게시글 1건' })

  await setPeriod('privacy-consent', { unit: 'YEAR' })
  await setPeriod('sensitive-data', { unit: 'DAY' })
  await letPass(app.database, '5 days')
  await look()
  expect(await found()).toEqual({ SENSITIVE: 1 })
  await lookAgain()
  expect(await postIds()).toEqual([])
  expect((await findPerson(personOf(4))).tables).toEqual([])
})

test('a post without consents follows the required terms of its day, and stays where there were none', async () => {
  await beginAnew()
  const [before, without, other] = [
    await writePost(personOf(0)),
    await writePost(personOf(4)),
    await writePost(personOf(5)),
  ]
  // Posts written before boards asked for consents have none.
  await inDatabase(sql`delete from consents where post_id in (${before}, ${without})`)
  await inDatabase(sql`
    update customer_posts set created_at = (select min(effective_at) - interval '1 day' from terms_histories)
    where id = ${before}`)
  await setPeriod('privacy-consent', { unit: 'MONTH' })
  await owner.request('PUT /admin/retention', { body: { isDeleting: true } })
  await letPass(app.database, '20 days')
  await lookAgain()
  await lookAgain()
  expect(await postIds()).toEqual([before, without, other])
  await letPass(app.database, '20 days')
  await lookAgain()
  expect(await postIds()).toEqual([before])
})

test('a member’s posts stay until they leave, and a guest goes with their last post', async () => {
  await beginAnew()
  const [member, guest] = [personOf(0), personOf(5)]
  const cookie = await signUp(member)
  const signedIn = await send('/api/guest-signin', { guestId: crypto.randomUUID(), phone: guest.phone })
  const kept = await writePost(member, cookie)
  await writePost(guest, cookieOf(signedIn))
  await setPeriod('privacy-consent', { unit: 'MONTH' })
  await owner.request('PUT /admin/retention', { body: { isDeleting: true } })
  await letPass(app.database, '50 days')
  await inDatabase(sql`update customers set seen_at = now()`)
  await lookAgain()
  await lookAgain()
  expect(await postIds()).toEqual([kept])
  expect((await findPerson(guest)).tables).toEqual([])
  await setPeriod('privacy-consent', { unit: 'MONTH', keepsMembers: false })
  await look()
  await lookAgain()
  expect(await postIds()).toEqual([])
  const [record] = (await owner.request('GET /admin/customers', { query: { keyword: member.name } })).rows
  await owner.request('DELETE /admin/customers/{customerId}', { params: { customerId: record?.id ?? 0 } })
})

test('consent to advertising ends with its period', async () => {
  await beginAnew()
  const person = { ...personOf(3), phone: '01070707099' }
  const cookie = await signUp(person)
  await setPeriod('marketing-sms', { amount: 2 })
  await letPass(app.database, '800 days')
  const isAgreed = async () => {
    const [member] = (await owner.request('GET /admin/customers', { query: { keyword: '70707099' } })).rows
    const params = { customerId: member?.id ?? 0 }
    const { marketing } = await owner.request('GET /admin/customers/{customerId}', { params })
    return [marketing.sms.isAgreed, marketing.email.isAgreed]
  }
  await lookAgain()
  expect(await isAgreed()).toEqual([true, true])
  expect((await found()).MARKETING).toBe(1)
  await owner.request('PUT /admin/retention', { body: { isDeleting: true } })
  await look()
  expect(await isAgreed()).toEqual([false, true])
  expect(await found()).toEqual({})
  expect(cookie).not.toBe('')
})

test('two nodes look once a day between them, and one takes over what another has left', async () => {
  await beginAnew()
  const lines: string[] = []
  const tools = {
    database: app.database,
    files: app.files,
    logger: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
  }
  const person = personOf(5)
  await visit(person)
  await setPeriod('privacy-consent', { unit: 'DAY' })
  await letPass(app.database, '20 days')
  await look()
  await app.database.asOperator((tx) => tx.execute(sql`update retention_runs set due_at = now()`))
  await owner.request('PUT /admin/retention', { body: { isDeleting: true } })
  const looks = () => Promise.all([createRetention(tools).run(), createRetention(tools).run()])
  // Each clinic once, whichever node it was.
  expect((await looks()).reduce((sum, count) => sum + count)).toBe(2)
  expect((await looks()).reduce((sum, count) => sum + count)).toBe(0)
  const told = lines.map((line) => JSON.parse(line) as { partnerId: number; forgotten: object })
  expect(told).toMatchObject([{ partnerId: 1, forgotten: { RESERVATION: 1 } }])
  expect(lines.join()).not.toMatch(new RegExp(person.words.join('|')))
  // A node that ended in the middle holds the clinic no longer than its lease.
  const leaseUntil = (moment: string) =>
    app.database.asOperator((tx) =>
      tx.execute(sql`update retention_runs set due_at = now(), leased_until = now() + ${moment}::interval`),
    )
  await leaseUntil('1 minute')
  expect(await createRetention(tools).run()).toBe(0)
  await leaseUntil('-1 second')
  expect(await createRetention(tools).run()).toBe(2)
})

test('a guest who claims another’s phone takes nothing of theirs along', async () => {
  await beginAnew()
  const person = personOf(6)
  const id = await visit(person)
  await send('/customer/consultations', {
    message: '문의',
    contactName: person.name,
    contactPhone: person.phone,
    agreements: [agreed['privacy-consent'], agreed['sensitive-data']],
  })
  const signedIn = await send('/api/guest-signin', { guestId: crypto.randomUUID(), phone: person.phone })
  const cookie = cookieOf(signedIn)
  await visit(person, cookie)
  await send('/customers/this', {}, { cookie, method: 'DELETE' })
  expect(await nameOf(id)).not.toBe('탈퇴한 고객')
  expect((await findPerson(person)).tables).toEqual(
    expect.arrayContaining(['consultations.contact_phone', 'customers.phone', 'reservations.contact_phone']),
  )
})

test('only a consent to the use of data has a period', async () => {
  await expect(setPeriod('terms-of-service')).rejects.toMatchObject({ status: 422, code: 'no-retention' })
  await expect(setPeriod('privacy-policy')).rejects.toMatchObject({ status: 422, code: 'no-retention' })
  await expect(setPeriod('privacy-consent', {}, 77)).rejects.toMatchObject({ status: 404 })
  const { endless } = await owner.request('GET /admin/retention')
  expect(endless.map(({ title }) => title)).toContain('sensitive-data 약관')
})
