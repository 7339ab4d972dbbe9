import { boardTypes } from '#backend/content/boards/table.ts'
import { customerPosts } from './table.ts'
import { customers } from '#backend/people/customers/table.ts'
import { hashPassword } from '#backend/kernel/credentials/passwords.ts'
import { auditLog } from '#backend/editing/resources/table.ts'
import type { Role } from '#schema/accounts.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeActors } from '#tests/support/actors.ts'
import { eventually } from '#tests/support/eventually.ts'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { drawPicture, gatedPicture, raw } from '#tests/support/content.ts'
import { addTerms } from '#tests/support/terms.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let boardTypeId: number
let ofClinic: number
const member = { id: 0, cookie: '' }
let other: string
/** Hashing is slow by design: posts that are merely there share one. */
let passwordHash: string
beforeAll(async () => {
  app = await startBackend()
  passwordHash = await hashPassword(password, 1)
  const made = await app.database.withPartner(1, (tx) =>
    tx
      .insert(boardTypes)
      .values([
        { partnerId: 1, name: '고객 질문', writer: 'CUSTOMER' },
        { partnerId: 1, name: '피부 이야기' },
      ])
      .returning(),
  )
  boardTypeId = made[0]?.id ?? 0
  ofClinic = made[1]?.id ?? 0
  Object.assign(member, await signInCustomer(app.database, 1, { name: '김하늘' }))
  other = (await signInCustomer(app.database, 1, { name: '이바다' })).cookie
})
afterAll(() => app.close())

const board = '/customer/notice-customer-boards'
let visitors = 0
type Who = { cookie?: string; address?: string; host?: string; method?: string }
/** As a visitor at an address of their own, so that one test's limit is not another's. */
const send = (path: string, body?: unknown, { cookie, method, ...who }: Who = {}) =>
  app.send(`${board}${path}`, {
    address: `10.7.${Math.floor((visitors += 1) / 200)}.${visitors % 200}`,
    ...who,
    ...(body !== undefined && { body }),
    ...(method && { method }),
    ...(cookie && { headers: { cookie } }),
  })
const put = (path: string, body: unknown, who: Who = {}) => send(path, body, { ...who, method: 'PUT' })

const password = '글의-비밀번호-🌱'
const post = (values: object = {}) => ({
  boardTypeId,
  author: '하늘이네',
  title: '질문 있어요',
  content: '운동해도 되나요?',
  password,
  sensitiveConsent: true,
  ...values,
})
async function write(values: object = {}, who: Who = {}) {
  const answer = await send('', post(values), who)
  expect(answer.status).toBe(201)
  return (await answer.json()) as {
    id: number
    author: string
    title: string
    images: { src: string; source: string; alt: string }[]
  }
}
/** A post that is there, by a guest or by the member. */
async function plant(values: object = {}, customerId: number | null = null) {
  const row = {
    partnerId: 1,
    boardTypeId,
    author: '하늘이네',
    title: '질문 있어요',
    content: '운동해도 되나요?',
  }
  const [planted] = await app.database.withPartner(1, (tx) =>
    tx
      .insert(customerPosts)
      .values({ ...row, passwordHash, customerId, ...values })
      .returning(),
  )
  return { id: planted?.id ?? 0 }
}
const list = async (query = '', who: Who = {}) => {
  const { rows, count } = await (await send(`?pageSize=100${query}`, undefined, who)).json()
  return { rows: rows as { id: number; title: string; author: string }[], count: count as number }
}
const find = async (id: number, who: Who = {}) => (await list('', who)).rows.find((row) => row.id === id)
const problem = async (answer: Response) => {
  const { code, errors } = await answer.json()
  return [answer.status, code, errors?.[0]?.path]
}

describe('writing', () => {
  test('a guest is called as they like, a member by their name; both masked', async () => {
    const guest = await write()
    expect(await find(guest.id)).toMatchObject({ title: '질문 있어요', author: '하**네' })
    const { author } = await write({ author: '병원장' }, { cookie: member.cookie })
    expect(author).toBe('김*늘')
  })

  test('needs the consents of the clinic, or a plain yes, and keeps each with the post or the customer', async () => {
    expect(await problem(await send('', post({ sensitiveConsent: false })))).toEqual([
      422,
      'bad-data',
      '/sensitiveConsent',
    ])
    const agreed = await addTerms(app.database, 2, [
      { code: 'privacy-consent', purpose: 'PRIVACY', occasions: ['RESERVATION'], isRequired: true },
      { code: 'sensitive-data', purpose: 'SENSITIVE', occasions: ['RESERVATION'], isRequired: true },
    ])
    const there = await app.database.withPartner(2, (tx) =>
      tx.insert(boardTypes).values({ partnerId: 2, name: '고객 질문', writer: 'CUSTOMER' }).returning(),
    )
    const known = await signInCustomer(app.database, 2, { name: '박서준' })
    const say = (values: object, cookie?: string) =>
      send('', post({ boardTypeId: there[0]?.id, sensitiveConsent: false, ...values }), {
        host: hosts.b,
        ...(cookie && { cookie }),
      })
    const privacy = [agreed['privacy-consent']]
    const both = [...privacy, agreed['sensitive-data']]
    expect(await problem(await say({ agreements: privacy }))).toEqual([
      422,
      'consent-required',
      '/agreements',
    ])
    const guests = (await (await say({ agreements: both })).json()) as { id: number }
    expect((await say({ agreements: both }, known.cookie)).status).toBe(201)
    // What was agreed to before is not asked again.
    expect((await say({}, known.cookie)).status).toBe(201)
    const asked = async (cookie?: string) => {
      const query = '/customer/reservation-confirm?isConsultation=true'
      const answer = await app.send(query, { host: hosts.b, ...(cookie && { headers: { cookie } }) })
      return ((await answer.json()) as { terms: unknown[] }).terms.length
    }
    expect([await asked(), await asked(known.cookie)]).toEqual([2, 0])
    const { rows } = await app.database.withPartner(2, (tx) =>
      tx.execute<{ post_id: number | null; customer_id: number | null }>(
        sql`select post_id, customer_id from consents where partner_id = 2 order by id`,
      ),
    )
    expect(rows).toEqual([
      { post_id: guests.id, customer_id: null },
      { post_id: guests.id, customer_id: null },
      { post_id: null, customer_id: known.id },
      { post_id: null, customer_id: known.id },
    ])
    const [kept] = await app.database.withPartner(2, (tx) =>
      tx.select().from(customerPosts).where(eq(customerPosts.id, guests.id)),
    )
    expect(kept?.sensitiveConsentAt).toBeInstanceOf(Date)
  })

  test('needs a name, a title, a password of four letters, and a board for customers', async () => {
    expect(await problem(await send('', post({ author: undefined })))).toEqual([422, 'bad-data', '/author'])
    expect(await problem(await send('', post({ title: '  ' })))).toEqual([422, 'bad-data', '/title'])
    expect(await problem(await send('', post({ password: '123' })))).toEqual([422, 'bad-data', '/password'])
    expect((await send('', post({ boardTypeId: ofClinic }))).status).toBe(404)
    expect((await send('', post(), { host: hosts.b })).status).toBe(404)
    expect((await send('', post({ title: '\u0000' }))).status).toBe(422)
  })

  test('the password is kept as a hash, and is in no answer and no log', async () => {
    const written = await write()
    const [row] = await app.database.withPartner(1, (tx) =>
      tx.select().from(customerPosts).where(eq(customerPosts.id, written.id)),
    )
    expect(row?.passwordHash).toMatch(/^scrypt\$/)
    expect(JSON.stringify(written)).not.toMatch(/password|scrypt/i)
    expect(app.logs.join()).not.toContain(password)
  })

  test('is limited to ten in ten minutes from one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => send('', post({ title: '' }), { address: '10.6.0.1' })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})

describe('private posts', () => {
  const secret = { title: '고민이 있어요', content: '아무도 몰랐으면', isPrivate: true }

  test('say nothing of what they are about, to nobody but their author', async () => {
    const { id } = await plant(secret, member.id)
    for (const who of [{}, { cookie: other }]) {
      expect(await find(id, who)).toMatchObject({ title: '비밀글입니다.', isPrivate: true })
      const one = await send(`/${id}`, undefined, who)
      const text = await one.text()
      expect([one.status, JSON.parse(text).isOpen]).toEqual([200, false])
      expect(text).not.toMatch(/고민|몰랐/)
    }
    const own = await (await send(`/${id}`, undefined, { cookie: member.cookie })).json()
    expect(own).toMatchObject({ ...secret, isMine: true, isOpen: true })
    expect((await list('&isMine=true', { cookie: member.cookie })).rows[0]?.title).toBe(secret.title)
    expect((await send('?isMine=true')).status).toBe(401)
  })

  test('open by their own password, in the body or the query', async () => {
    const { id } = await plant(secret)
    expect(await (await send(`/${id}/private`, { password })).json()).toMatchObject({
      ...secret,
      isOpen: true,
    })
    const query = `?${new URLSearchParams({ password })}`
    expect(await (await send(`/${id}/private${query}`)).json()).toMatchObject(secret)
    expect(await problem(await send(`/${id}/private`, { password: '아님아님' }))).toEqual([
      422,
      'wrong-password',
      '/password',
    ])
    expect(await problem(await send(`/${id}/private?password=x`))).toEqual([
      422,
      'wrong-password',
      '/query/password',
    ])
    expect(await problem(await send(`/${id}/private`))).toEqual([422, 'password-needed', '/query/password'])
    expect((await send('/999999/private', { password })).status).toBe(404)
    expect((await send(`/${id}/private`, { password }, { host: hosts.b })).status).toBe(404)
  })

  test('cannot be guessed from many addresses, nor their author be locked out', async () => {
    const { id } = await plant(secret, member.id)
    expect((await send(`/${id}/private`, { password }, { address: '10.5.0.1' })).status).toBe(200)
    const tries = Array.from({ length: 12 }, (_, index) =>
      send(`/${id}/private`, { password: `틀림${index}` }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect((await send(`/${id}/private`, { password })).status).toBe(429)
    expect((await send(`/${id}/private`, { password }, { address: '10.5.0.1' })).status).toBe(200)
    expect((await put(`/${id}`, { title: '고침' }, { cookie: member.cookie })).status).toBe(200)
  })
})

describe('changing', () => {
  test('takes the password, or the author’s session', async () => {
    const { id } = await plant({}, member.id)
    expect(await problem(await put(`/${id}`, { title: '남이 고침' }, { cookie: other }))).toEqual([
      422,
      'password-needed',
      '/password',
    ])
    expect((await put(`/${id}`, { title: '제가 고침' }, { cookie: member.cookie })).status).toBe(200)
    const changed = await (await put(`/${id}`, { password, content: '다시 씁니다', isPrivate: true })).json()
    expect(changed).toMatchObject({ title: '제가 고침', content: '다시 씁니다', isPrivate: true })
    expect((await find(id))?.title).toBe('비밀글입니다.')
  })

  test('a new password takes the old one’s place', async () => {
    const { id } = await plant()
    expect((await put(`/${id}`, { password, newPassword: '새로운 비밀번호' })).status).toBe(200)
    expect((await put(`/${id}`, { password, title: '옛것으로' })).status).toBe(422)
    expect((await put(`/${id}`, { password: '새로운 비밀번호', title: '새것으로' })).status).toBe(200)
  })
})

describe('deleting', () => {
  test('takes the password whoever asks; then the post is nowhere and nothing of it is kept', async () => {
    const { id } = await plant({}, member.id)
    expect((await put(`/${id}/delete`, { password: '아님아님' }, { cookie: member.cookie })).status).toBe(422)
    expect((await put(`/${id}/delete`, { password })).status).toBe(204)
    expect(await find(id)).toBeUndefined()
    expect((await send(`/${id}`)).status).toBe(404)
    expect((await put(`/${id}/delete`, { password })).status).toBe(404)
    const [row] = await app.database.withPartner(1, (tx) =>
      tx.select().from(customerPosts).where(eq(customerPosts.id, id)),
    )
    expect(row).toMatchObject({ title: '', content: '', author: '', customerId: null })
    expect(row?.deletedAt).not.toBeNull()
  })
})

describe('an account that is closed', () => {
  test('takes its posts along, and pages hear of it', async () => {
    const { cookie, id: customerId } = await signInCustomer(app.database, 1, { kind: 'guest', name: null })
    const { id } = await plant({ author: '한이슬' }, customerId)
    const heard: unknown[] = []
    const stop = app.backend.onPublished((publication) => heard.push(publication))
    const leave = (who: string) =>
      app.send('/customers/this', { method: 'DELETE', body: {}, headers: { cookie: who } })
    expect((await leave(cookie)).status).toBe(200)
    const { rows } = await (await send('')).json()
    expect(rows.map((row: { id: number }) => row.id)).not.toContain(id)
    expect((await send(`/${id}`)).status).toBe(404)
    await eventually(() => expect(heard).toContainEqual({ partnerId: 1, revision: expect.any(Number) }))
    const before = await changes()
    expect((await leave((await signInCustomer(app.database, 1, { kind: 'guest' })).cookie)).status).toBe(200)
    expect(await changes()).toBe(before)
    stop()
  })

  const changes = async () => (await app.client(hosts.a).request('GET /partners/this/revision', {})).changes
})

describe('pictures', () => {
  const uploadPicture = async (seed: number) => {
    const answer = await app.send('/customer/files?alt=부은 곳', {
      method: 'POST',
      body: raw(await drawPicture(seed).png().toBuffer()),
      address: '10.4.0.1',
      headers: { 'content-type': 'image/png' },
    })
    return (await answer.json()) as { src: string; alt: string }
  }
  const show = (src: string) => app.send(src.replace('/_api', ''))

  test('come with the post, by signed addresses, and go with it', async () => {
    const { src, alt } = await uploadPicture(60)
    const { id, images } = await write({ images: [{ src, alt }] })
    expect((await show(images[0]?.src ?? '')).status).toBe(200)
    const closed = await put(`/${id}`, { password, isPrivate: true })
    expect((await closed.json()).images).toHaveLength(1)
    expect((await (await send(`/${id}`)).json()).images).toEqual([])
    expect((await put(`/${id}/delete`, { password })).status).toBe(204)
    expect(await app.files.has(src)).toBe(false)
    expect((await show(images[0]?.src ?? '')).status).toBe(404)
  })

  test('taken out of a post are gone, unless another post shows them', async () => {
    const [one, two] = [await uploadPicture(61), await uploadPicture(62)]
    const { id } = await write({ images: [one, two].map(({ src, alt }) => ({ src, alt })) })
    await write({ images: [{ src: two.src, alt: '같은 그림' }] })
    expect((await put(`/${id}`, { password, images: [] })).status).toBe(200)
    expect(await app.files.has(one.src)).toBe(false)
    expect(await app.files.has(two.src)).toBe(true)
  })

  test('that cannot be removed are in the log: the post is changed, or taken back', async () => {
    const pictures = [await uploadPicture(100), await uploadPicture(140)]
    const { id, images } = await write({ images: pictures.map(({ src, alt }) => ({ src, alt })) })
    // Named as the post names them: by that, a change keeps them.
    const kept = images.slice(1).map(({ source, alt }) => ({ src: source, alt }))
    vi.spyOn(app.files, 'delete').mockRejectedValueOnce(new Error('bucket away'))
    expect((await put(`/${id}`, { password, images: kept })).status).toBe(200)
    // The post is written, and then the database is gone.
    vi.spyOn(app.database, 'announce').mockImplementationOnce(() => {
      vi.spyOn(app.database, 'withPartner').mockRejectedValueOnce(new Error('database away'))
    })
    expect((await put(`/${id}/delete`, { password })).status).toBe(204)
    expect((await send(`/${id}`)).status).toBe(404)
    const logged = app.logs.join()
    expect(logged).toMatch(/bucket away.*the bytes of a deleted file were not removed/)
    expect(logged).toMatch(/database away.*what a post no longer shows was not cleared away/)
  })

  test('of the clinic cannot be shown by way of a post', async () => {
    const { src } = await gatedPicture(app.files, 1, 63)
    expect(await problem(await send('', post({ images: [{ src, alt: '남의 사진' }] })))).toEqual([
      422,
      'unknown-image',
      '/images/0/src',
    ])
    expect((await send('', post({ images: [{ src: 'https://x.test/a.png', alt: 'x' }] }))).status).toBe(422)
  })
})

describe('in the console', () => {
  test('the clinic reads, answers and hides', async () => {
    const { id } = await plant({ title: '답을 기다려요', isPrivate: true })
    const console = app.client(hosts.a, await app.signIn())
    const params = { id }
    const waiting = await console.request('GET /admin/notice-customer-boards', {
      query: { isReplied: false },
    })
    expect(waiting.rows[0]).toMatchObject({ id, title: '답을 기다려요', boardTypeName: '고객 질문' })
    const whole = await console.request('GET /admin/notice-customer-boards/{id}', { params })
    expect(whole.content).toBe('운동해도 되나요?')

    const body = { reply: '네, 괜찮습니다.' }
    await console.request('PUT /admin/notice-customer-boards/{id}/reply', { params, body })
    const opened = await (await send(`/${id}/private`, { password })).json()
    expect(opened).toMatchObject({ isReplied: true, reply: { content: body.reply } })
    expect((await (await send(`/${id}`)).json()).reply).toBeNull()
    const after = await console.request('GET /admin/notice-customer-boards', { query: { isReplied: false } })
    expect(after.rows.some((row) => row.id === id)).toBe(false)

    const hide = (isHidden: boolean) =>
      console.request('PUT /admin/notice-customer-boards/{id}/hidden', { params, body: { isHidden } })
    expect((await hide(true)).isHidden).toBe(true)
    expect(await find(id)).toBeUndefined()
    expect((await send(`/${id}/private`, { password })).status).toBe(404)
    await hide(false)
    expect(await find(id)).toBeDefined()
    const withdrawn = await console.request('PUT /admin/notice-customer-boards/{id}/reply', {
      params,
      body: { reply: null },
    })
    expect([withdrawn.reply, withdrawn.isReplied]).toEqual([null, false])
  })

  test('posts are found by title, its initial consonants, text or author, on a board, hidden or not', async () => {
    const { id } = await plant({
      title: '써마지 뒤에 화장',
      content: '언제부터 되나요?',
      author: '봄이네',
      isHidden: true,
    })
    const console = app.client(hosts.a, await app.signIn())
    const found = async (query: object) =>
      (await console.request('GET /admin/notice-customer-boards', { query })).rows.some(
        (row) => row.id === id,
      )
    for (const keyword of ['화장', 'ㅆㅁㅈ', '언제부터', '봄이네'])
      expect(await found({ keyword })).toBe(true)
    expect(await found({ keyword: '써마지', boardTypeId })).toBe(true)
    expect(await found({ keyword: '써마지', boardTypeId: ofClinic })).toBe(false)
    expect(await found({ keyword: '써마지', isHidden: true })).toBe(true)
    expect(await found({ isReplied: false, isHidden: false })).toBe(false)
    const things = await console.request('GET /admin/find', { query: { q: '써마지' } })
    expect(things.rows).toContainEqual({
      kind: 'post',
      group: '고객 문의·게시글',
      title: '써마지 뒤에 화장',
      note: '고객 질문 · 답 없음',
      status: null,
      link: `/posts?open=${id}`,
    })
  })

  test('who wrote a post is masked, shown to who runs the clinic, and who looked is in the log without the words', async () => {
    const { id } = await plant({ author: '김하늘' }, member.id)
    await app.database.withPartner(1, (tx) =>
      tx.update(customers).set({ phone: '+821091234567' }).where(eq(customers.id, member.id)),
    )
    const sessionOf = await makeActors(app.database, 1, member.id)
    const as = async (role: Role) => app.client(hosts.a, await sessionOf(role))
    const [owner, editor, desk] = [await as('owner'), await as('editor'), await as('desk')]
    const params = { id }
    const reveal = 'POST /admin/notice-customer-boards/{id}/reveal'
    const read = 'GET /admin/notice-customer-boards/{id}'
    expect(await owner.request(read, { params })).toMatchObject({
      author: '김*늘',
      contactPhone: '+8210****4567',
      isMember: true,
    })
    expect(await editor.request(read, { params })).toMatchObject({ author: '김*늘', contactPhone: null })
    await expect(editor.request(reveal, { params })).rejects.toMatchObject({ status: 403 })
    await expect(desk.request(read, { params })).rejects.toMatchObject({ status: 403 })
    expect(await owner.request(reveal, { params })).toMatchObject({
      author: '김하늘',
      contactPhone: '+821091234567',
    })
    const body = { reply: '피부가 가라앉은 뒤에 오세요.' }
    await editor.request('PUT /admin/notice-customer-boards/{id}/reply', { params, body })
    const { rows } = await owner.request('GET /admin/audit', {
      query: { resource: 'notice-customer-boards', rowId: id },
    })
    expect(rows.map(({ action, by, title, changes }) => ({ action, by, title, changes }))).toEqual([
      {
        action: 'CHANGED',
        by: 'editor',
        title: `${id}번 글`,
        changes: [{ field: '답변', before: '없음', after: '있음' }],
      },
      { action: 'REVEALED', by: expect.any(String), title: `${id}번 글`, changes: [] },
    ])
    const log = await app.database.withPartner(1, (tx) => tx.select().from(auditLog))
    expect(JSON.stringify(log)).not.toMatch(/가라앉은|김하늘/)
  })

  test('a change is announced, so that pages forget what they showed', async () => {
    const heard: unknown[] = []
    const stop = app.backend.onPublished((publication) => heard.push(publication))
    const { id } = await write()
    await put(`/${id}/delete`, { password })
    stop()
    expect(heard).toEqual(expect.arrayContaining([{ partnerId: 1, revision: 1 }]))
    expect(heard.length).toBeGreaterThanOrEqual(2)
  })
})
