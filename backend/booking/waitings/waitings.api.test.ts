import { and, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMessageSender } from '#backend/messages/notifications/sender.ts'
import type { Message } from '#backend/messages/notifications/transport.ts'
import { offerDue } from './offer-due.ts'
import { momentOf } from '#backend/kernel/time/seoul-time.ts'
import { waitings } from './table.ts'
import { signInCustomer, startBackend } from '#tests/support/backend.ts'
import { addDoctor, addOption, at, inDays, openClinic } from '#tests/support/reservations.ts'

/* The waiting list: a day that is full, a time that becomes free, and who is offered it. */

const logger = pino({ level: 'silent' })
const days = 3
const day = inDays(days)
/** A time of that day as calls take it. */
const time = (hour: number) => momentOf(day, hour * 60).toISOString()
let app: Awaited<ReturnType<typeof startBackend>>
let doctor: number
let half: number
let long: number
let cookie: string
beforeAll(async () => {
  app = await startBackend()
  doctor = await addDoctor(app.database, 1)
  half = await addOption(app.database, 1, { name: '30분', durationMinutes: 30 })
  long = await addOption(app.database, 1, { name: '60분', durationMinutes: 60 })
  cookie = await app.signIn()
})
afterAll(() => app.close())

/** Reservations that fill the only doctor's day: from ten to one and from two to seven, an hour each. */
let booked: { id: number }[]
beforeEach(async () => {
  await openClinic(app.database, 1, { reservationMode: 'STRICT' })
  await app.database.asOperator(async (tx) => {
    await tx.execute(sql`delete from notifications`)
    await tx.execute(sql`delete from waitings`)
    await tx.execute(sql`delete from slot_claims`)
    await tx.execute(sql`update reservations set status = 'CANCELLED'`)
  })
  booked = []
  for (const hour of [10, 11, 12, 14, 15, 16, 17, 18]) {
    const body = {
      reservedAt: time(hour),
      employeeId: doctor,
      durationMinutes: 60,
      type: 'VISIT',
      contactName: '이바다',
      contactPhone: '010-9000-0000',
    }
    const response = await app.send('/admin/reservations', { body, headers: { cookie } })
    if (response.status !== 201) throw new Error(await response.text())
    booked.push((await response.json()) as { id: number })
  }
})

const phoneOf = (number: number) => `010-7000-00${String(number).padStart(2, '0')}`
type Joined = { id: number; linkToken: string }
const join = (number: number, values: object = {}, headers = {}) =>
  app.send('/customer/waitings', {
    body: {
      day,
      items: [{ productOptionId: half }],
      contactName: '김하늘',
      contactPhone: phoneOf(number),
      sensitiveConsent: true,
      ...values,
    },
    headers,
  })
const joined = async (number: number, values: object = {}): Promise<Joined> => {
  const response = await join(number, values)
  if (response.status !== 201) throw new Error(await response.text())
  return (await response.json()) as Joined
}
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
]
type Opened = { status: string; offer: { time: string; reservedAt: string } | null; terms: unknown[] }
let looks = 0
/** From an address of its own each time, as limits are no part of this. */
const look = async ({ linkToken }: Joined) => {
  looks += 1
  const address = `10.1.${looks >> 8}.${looks & 255}`
  const response = await app.send('/guest/waitings/lookup', { body: { linkToken }, address })
  expect(response.status).toBe(200)
  return (await response.json()) as Opened
}
/** What each of some is offered: a time, or the state of their wait. */
const offersOf = (all: readonly Joined[]) =>
  Promise.all(
    all.map(async (one) => {
      const { status, offer } = await look(one)
      return offer?.time ?? status
    }),
  )
const cancel = (index: number) =>
  app.send(`/admin/reservations/${booked[index]?.id}/cancel`, { body: {}, headers: { cookie } })
const accept = ({ linkToken }: Joined) => app.send('/guest/waitings/accept', { body: { linkToken } })
const withdraw = ({ linkToken }: Joined) => app.send('/guest/waitings/withdraw', { body: { linkToken } })
const book = (number: number, values: object = {}) =>
  app.send('/customer/reservations', {
    body: {
      reservedAt: time(10),
      items: [{ productOptionId: half }],
      contactName: '박서준',
      contactPhone: phoneOf(number),
      sensitiveConsent: true,
      ...values,
    },
  })
/** Lets the offers that there are be over. */
const letLapse = () =>
  app.database.asOperator((tx) =>
    tx.execute(sql`
      update waitings set offered_until = now() - interval '1 second', due_at = now() where status = 'OFFERED'`),
  )
const settle = () => offerDue(app.database, logger)
/** Lets every line be looked at again. */
const settleAgain = async () => {
  await app.database.asOperator((tx) => tx.execute(sql`update waitings set due_at = now()`))
  await settle()
}

async function sentMessages(): Promise<Message[]> {
  const sent: Message[] = []
  const transport = {
    name: 'kept',
    takes: () => true,
    send: async (message: Message) => void sent.push(message),
  }
  await createMessageSender({
    database: app.database,
    logger,
    transports: [transport],
    originOf: (host) => `http://${host}`,
  }).run()
  return sent
}

describe('a time that becomes free', () => {
  test('is offered to the first in line at once, by a message whose link books it', async () => {
    const [first, second] = [await joined(1), await joined(2)]
    await cancel(0)
    expect(await offersOf([first, second])).toEqual(['10:00', '10:30'])

    const offers = (await sentMessages()).filter(({ kind }) => kind === 'WAITING_OFFER')
    expect(offers.map(({ recipient }) => recipient)).toEqual(['+821070000001', '+821070000002'])
    const [, token = ''] = /http:\/\/a\.test\/#waiting=(\S+)/.exec(offers[0]?.text ?? '') ?? []
    expect(offers[0]?.text).toMatch(
      /기다리시던 자리가 났습니다\.\n\d+월 \d+일\(.\) 오전 10:00\n.*오[전후] \d+:\d\d까지/,
    )
    expect(offers[0]?.text).not.toMatch(/30분|스킨부스터/)

    const response = await accept({ id: 0, linkToken: token })
    expect(response.status).toBe(200)
    const reservation = (await response.json()) as { id: number; time: string; contactName: string }
    expect([reservation.time, reservation.contactName]).toEqual(['10:00', '김하늘'])
    expect((await look(first)).status).toBe('BOOKED')
    // A second tap books nothing more.
    expect(((await (await accept(first)).json()) as { id: number }).id).toBe(reservation.id)
  })

  test('goes to whom it fits: by minutes, by doctor, by part of the day', async () => {
    const other = await addDoctor(app.database, 1, { name: '휴진', isVisible: true }, [
      { weekday: 1, validUntil: '2000-01-01' },
    ])
    const tooLong = await joined(1, { items: [{ productOptionId: long, quantity: 2 }] })
    const afternoon = await joined(2, { part: 'AFTERNOON' })
    const ofDoctor = await joined(3, { employeeId: doctor })
    expect((await join(4, { employeeId: other })).status).toBe(422)
    await cancel(1)
    expect(await offersOf([tooLong, afternoon, ofDoctor])).toEqual(['WAITING', 'WAITING', '11:00'])
    await cancel(4)
    expect(await offersOf([tooLong, afternoon])).toEqual(['WAITING', '15:00'])
  })

  test('passes to the next when its offer is over, and nobody gets in between', async () => {
    const first = await joined(1, { items: [{ productOptionId: long }] })
    const second = await joined(2, { items: [{ productOptionId: long }] })
    await cancel(0)
    expect(await offersOf([first, second])).toEqual(['10:00', 'WAITING'])
    await letLapse()
    expect(await codeOf(await accept(first))).toEqual([409, 'offer-over'])
    // Until a node has looked, it is still nobody else's.
    expect(await codeOf(await book(9))).toEqual([409, 'slot-taken'])
    await settle()
    expect(await offersOf([first, second])).toEqual(['WAITING', '10:00'])
    await letLapse()
    await settle()
    // Nobody in line has answered: it is everybody's, however often the line is looked at.
    await settleAgain()
    expect(await offersOf([first, second])).toEqual(['WAITING', 'WAITING'])
    expect((await book(9)).status).toBe(201)
  })

  test('is withdrawn with a message when its time is closed, which names it to the desk first', async () => {
    const [first, second] = [await joined(1), await joined(2)]
    await cancel(0)
    expect(await offersOf([first, second])).toEqual(['10:00', '10:30'])
    const close = (query: string) =>
      app.send(`/admin/special-days${query}`, {
        body: { startsOn: day, endsOn: day, startTime: '10:30', endTime: '19:00', reason: '학회' },
        headers: { cookie },
      })
    const refused = await close('')
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      {
        code: 'reservations-stand',
        message: expect.stringContaining('대기 고객에게 안내한 자리가 1건'),
        reservations: [],
        offers: [{ reservedAt: time(10), employeeName: '한서윤', contactName: '김*늘' }],
      },
    ])
    expect(await offersOf([first, second])).toEqual(['10:00', '10:30'])
    expect((await close('?acceptReservations=true')).status).toBe(201)
    expect(await offersOf([first, second])).toEqual(['WAITING', '10:30'])
    expect(await look(first)).toMatchObject({ hasMissed: false })
    expect(await codeOf(await accept(first))).toEqual([409, 'offer-over'])
    const told = (await sentMessages()).filter(({ kind }) => kind === 'WAITING_WITHDRAWN')
    expect(told.map(({ recipient }) => recipient)).toEqual(['+821070000001'])
    expect(told[0]?.text).toContain('10:00 자리를 드릴 수 없게 되었습니다.')
    await app.database.asOperator((tx) => tx.execute(sql`delete from special_days`))
  })

  test('let lapse is the last in line’s next chance: behind the others, for another time, and told so', async () => {
    const [first, second] = [await joined(1, { items: [{ productOptionId: long }] }), await joined(2)]
    await cancel(0)
    expect(await offersOf([first, second])).toEqual(['10:00', 'WAITING'])
    await letLapse()
    await settle()
    expect(await offersOf([first, second])).toEqual(['WAITING', '10:00'])
    expect(await look(first)).toMatchObject({ hasMissed: true })
    const told = (await sentMessages()).filter(({ kind }) => kind === 'WAITING_LAPSED')
    expect(told.map(({ recipient }) => recipient)).toEqual(['+821070000001'])
    expect(told[0]?.text).toMatch(
      /10:00 자리를 잡아 둔 시간이 지났습니다\.\n.*다시 알려 드립니다\.\n.*#waiting=/,
    )
    const third = await joined(3, { items: [{ productOptionId: long }] })
    await cancel(3)
    // Who joined after the offer lapsed stands behind, and another time goes to who let one lapse.
    expect(await offersOf([first, third])).toEqual(['14:00', 'WAITING'])
    expect((await accept(first)).status).toBe(200)
  })

  test('let lapse is offered again to the same person once somebody else has had it and given it back', async () => {
    const first = await joined(1, { items: [{ productOptionId: long }] })
    await cancel(0)
    await letLapse()
    await settle()
    const taken = (await (await book(9, { items: [{ productOptionId: long }] })).json()) as { id: number }
    const given = `/admin/reservations/${taken.id}/cancel`
    await app.send(given, { body: {}, headers: { cookie } })
    expect(await offersOf([first])).toEqual(['10:00'])
  })

  test('is nobody else’s while it is offered, and free again once who was offered it withdraws', async () => {
    const first = await joined(1, { items: [{ productOptionId: long }] })
    await cancel(0)
    expect(await codeOf(await book(9))).toEqual([409, 'slot-taken'])
    const times = await app.send(`/partner-schedules/time?day=${day}&items=${half}`)
    expect(((await times.json()) as { reason: { code: string } }).reason.code).toBe('full')
    expect((await withdraw(first)).status).toBe(204)
    expect((await app.send('/guest/waitings/lookup', { body: { linkToken: first.linkToken } })).status).toBe(
      404,
    )
    expect((await book(9)).status).toBe(201)
  })

  test('two that become free at once go to two who wait, each once', async () => {
    const all = [await joined(1), await joined(2), await joined(3), await joined(4), await joined(5)]
    await Promise.all([cancel(0), cancel(3)])
    const offered = await offersOf(all)
    expect(offered.slice(0, 4).sort()).toEqual(['10:00', '10:30', '14:00', '14:30'])
    expect(offered[4]).toBe('WAITING')
    await letLapse()
    await Promise.all([settle(), settle(), settle()])
    expect(await offersOf(all)).toEqual(['WAITING', 'WAITING', 'WAITING', 'WAITING', '10:00'])
    const kinds = (await sentMessages()).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'WAITING_OFFER')).toHaveLength(5)
    expect(kinds.filter((kind) => kind === 'WAITING_LAPSED')).toHaveLength(4)
  })

  test.each([
    ['the desk moves', () => move(days + 1)],
    ['the clinic rejects', () => rejectNew()],
    ['its customer moves', () => moveOwn()],
  ])('is offered where %s what stood there', async (_, free) => {
    const first = await joined(1, { items: [{ productOptionId: long }] })
    await free()
    expect((await look(first)).status).toBe('OFFERED')
  })

  test('is found where no reservation tells of it: a hold that is over, new hours', async () => {
    const first = await joined(1)
    await app.database.asOperator((tx) =>
      tx.execute(sql`delete from slot_claims where reservation_id = ${booked[2]?.id}`),
    )
    expect((await look(first)).status).toBe('WAITING')
    await settleAgain()
    expect((await look(first)).offer?.time).toBe('12:00')
  })

  const move = async (to: number) => {
    const body = { reservedAt: at(to, 10) }
    await app.send(`/admin/reservations/${booked[0]?.id}`, { method: 'PUT', body, headers: { cookie } })
  }
  const rejectNew = async () => {
    await app.database.asOperator((tx) =>
      tx.execute(sql`update reservations set status = 'REQUESTED' where id = ${booked[0]?.id}`),
    )
    await app.send(`/admin/reservations/${booked[0]?.id}/reject`, { body: {}, headers: { cookie } })
  }
  const moveOwn = async () => {
    const { rows } = await app.database.asOperator((tx) =>
      tx.execute<{ code: string }>(sql`
        update reservations set status = 'REQUESTED' where id = ${booked[0]?.id} returning code`),
    )
    const body = { phone: '010-9000-0000', code: rows[0]?.code, reservedAt: at(days + 1, 10) }
    expect((await app.send('/guest/reservations', { method: 'PUT', body })).status).toBe(200)
  }
})

describe('a place in line', () => {
  test('is for a day that is full, once a phone and day, and for five days', async () => {
    expect(await codeOf(await join(1, { day: inDays(days + 1) }))).toEqual([409, 'slot-free'])
    expect(await codeOf(await join(1, { day: inDays(-1) }))).toEqual([422, 'slot-past'])
    await joined(1)
    expect(await codeOf(await join(1))).toEqual([409, 'waiting-already'])
    await app.database.asOperator(async (tx) => {
      for (let more = 10; more < 14; more += 1) {
        await tx.execute(sql`
          insert into waitings (partner_id, day, part, items, contact_name, contact_phone, channel)
          values (1, ${inDays(more)}, 'ANY', '[]', '김하늘', '+821070000002', 'SITE')`)
      }
    })
    await joined(2, { part: 'MORNING' })
    await cancel(7)
    await app.database.asOperator((tx) =>
      tx
        .update(waitings)
        .set({ day: inDays(14) })
        .where(and(eq(waitings.partnerId, 1), eq(waitings.day, day))),
    )
    await book(9, { reservedAt: time(18), items: [{ productOptionId: long }] })
    expect(await codeOf(await join(2))).toEqual([422, 'too-many-waitings'])
  })

  test('needs what a booking needs: a proof of the phone, and the consents', async () => {
    expect(await codeOf(await join(1, { sensitiveConsent: false }))).toEqual([422, 'bad-data'])
    expect(await codeOf(await join(1, { isMinor: true }))).toEqual([422, 'guardian-consent-required'])
    await openClinic(app.database, 1, { reservationMode: 'STRICT' }, { requireGuestPhoneProof: true })
    expect(await codeOf(await join(1))).toEqual([422, 'phone-proof-required'])
  })

  test('ends when its phone books on that day by any way, and what was offered goes on', async () => {
    const [first, second] = [
      await joined(1, { items: [{ productOptionId: long }] }),
      await joined(2, { items: [{ productOptionId: long }] }),
    ]
    await cancel(0)
    expect((await look(first)).offer?.time).toBe('10:00')
    await app.database.asOperator((tx) =>
      tx.execute(sql`delete from slot_claims where reservation_id = ${booked[4]?.id}`),
    )
    expect((await book(1, { reservedAt: time(15) })).status).toBe(201)
    expect(await offersOf([first, second])).toEqual(['BOOKED', '10:00'])
  })

  test('is a member’s own, and goes when they leave', async () => {
    const member = await signInCustomer(app.database, 1, { phone: '+821070000021' })
    const response = await join(0, {}, { cookie: member.cookie })
    expect(response.status).toBe(201)
    const mine = await app.send('/customer/waitings', { headers: { cookie: member.cookie } })
    const { rows } = (await mine.json()) as { rows: { day: string; items: { optionName: string }[] }[] }
    expect(rows.map((row) => [row.day, row.items[0]?.optionName])).toEqual([[day, '30분']])
    await app.database.asOperator((tx) =>
      tx.execute(sql`update customers set kind = 'guest' where id = ${member.id}`),
    )
    const left = await app.send('/customers/this', { method: 'DELETE', headers: { cookie: member.cookie } })
    expect(await left.json()).toEqual({ cancelledReservations: [], withdrawnWaitings: 1 })
    await cancel(0)
    expect((await sentMessages()).map(({ kind }) => kind)).not.toContain('WAITING_OFFER')
  })

  test('of a day that is over is forgotten', async () => {
    await joined(1)
    await app.database.asOperator((tx) =>
      tx.execute(sql`update waitings set day = ${inDays(-1)}, due_at = now()`),
    )
    await settle()
    const { rows } = await app.database.asOperator((tx) => tx.execute(sql`select id from waitings`))
    expect(rows).toEqual([])
  })

  test('is on the desk’s list, masked; taking it out is in the log', async () => {
    const first = await joined(1)
    const list = async () => {
      const response = await app.send(`/admin/waitings?day=${day}`, { headers: { cookie } })
      return (await response.json()) as {
        count: number
        rows: { contactName: string; contactPhone: string }[]
      }
    }
    expect((await list()).rows).toMatchObject([
      { contactName: '김*늘', contactPhone: '+8210****0001', status: 'WAITING' },
    ])
    const removed = await app.send(`/admin/waitings/${first.id}`, { method: 'DELETE', headers: { cookie } })
    expect(removed.status).toBe(204)
    expect((await list()).count).toBe(0)
    const log = await app.send('/admin/audit?resource=waitings', { headers: { cookie } })
    expect(((await log.json()) as { rows: unknown[] }).rows).toMatchObject([
      { action: 'REMOVED', resourceTitle: '대기', title: `${day} ${first.id}번 대기` },
    ])
  })
})
