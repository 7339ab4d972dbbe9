/** What the API is asked about: a thousand generated clinics with customers who are signed in at each. */
import { createHash } from 'node:crypto'
import { runNode } from './processes.mjs'

export const partnerCount = 1_000
export const treatmentCount = 100_000
/** Of each clinic: a phone number may have few reservations to come. */
export const customerCount = 20

/** The same text everywhere it is needed; no secret, as its database lives as long as the benchmark. */
export const tokenOf = (partnerId, customer) => `bench-${partnerId}-${customer}`.padEnd(43, 'x')
export const hashOf = (token) => createHash('sha256').update(token).digest('hex')

/** Writes clinics with their sites into a database, by a script of the built copy. */
export async function fillWithClinics(copy, databaseUrl, { partners, treatments }) {
  const args = ['dist/server/fill-with-clinics.mjs', String(partners), String(treatments)]
  await runNode(args, { cwd: copy, env: { DATABASE_URL: databaseUrl }, limit: 600_000 })
}

/** Fills a database with clinics and customers. */
export async function fill(copy, databaseUrl, pool) {
  await fillWithClinics(copy, databaseUrl, { partners: partnerCount, treatments: treatmentCount })
  await pool.query(`
    insert into customers (partner_id, kind, name, phone, certified_at)
    select partner_id, 'member', '김하늘', '+8210' || (20000000 + partner_id * ${customerCount} + customer), now()
    from partners, generate_series(0, ${customerCount - 1}) customer`)
  const { rows } = await pool.query(`
    select partner_id, id, row_number() over (partition by partner_id order by id) - 1 as customer from customers`)
  await pool.query(
    `insert into customer_sessions (partner_id, customer_id, token_hash, expires_at)
     select *, now() + interval '14 days' from unnest($1::integer[], $2::integer[], $3::text[])`,
    [
      rows.map((row) => row.partner_id),
      rows.map((row) => row.id),
      rows.map((row) => hashOf(tokenOf(row.partner_id, row.customer))),
    ],
  )
  // As the database's own upkeep would before long.
  await pool.query('vacuum analyze')
}

/** Particles that a search forgives; a word that ends in one would be asked for differently than by hand. */
const particle = /(?:서|로|지|터|을|를|이|가|은|는|의|에|와|과|도)$/

/** By partner: host, words of its own treatments, categories, options and doctors to ask for. */
export async function readClinics(pool) {
  const { rows } = await pool.query(`
    select p.partner_id as "partnerId", h.host,
      (select array_agg(name order by position) from products r where r.partner_id = p.partner_id) as names,
      (select array_agg(id) from product_categories c where c.partner_id = p.partner_id) as categories,
      (select array_agg(o.id) from product_options o where o.partner_id = p.partner_id) as options,
      (select json_agg(json_build_object('id', e.id, 'name', e.name)) from employees e
        where e.partner_id = p.partner_id) as doctors
    from partners p join partner_hosts h on h.partner_id = p.partner_id order by 1`)
  return rows.map(({ names, ...clinic }) => {
    const words = [...new Set(names.flatMap((name) => name.split(' ')))]
    return { ...clinic, words: words.filter((word) => /^[가-힣]{2,}$/.test(word) && !particle.test(word)) }
  })
}

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

/** ㅂㅌㅅ of 보톡스. */
export const initialsOf = (word) =>
  [...word].map((letter) => initials[Math.floor((letter.codePointAt(0) - 0xac00) / 588)] ?? letter).join('')
