/**
 * The questions of the API's calls as somebody would write them in SQL by hand, for no other use: the same rows, out of
 * the same tables, through the same driver, as the same role bound to the same partner, which is what keeps clinics
 * apart. Each statement has a name, so that the server plans it once a connection.
 */
import { getHolidayPreset } from '@hyunbinseo/holidays-kr'
import pg from 'pg'

export function openPool(connectionString, max) {
  const pool = new pg.Pool({ connectionString, max })
  // Connections that end with the server at the end.
  pool.on('error', () => {})
  return pool
}

/** One transaction of a partner. */
export async function transaction(pool, partnerId, work, begin = 'begin') {
  const client = await pool.connect()
  try {
    await client.query(`${begin}; set local role app; set local app.partner_id = '${Number(partnerId)}'`)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const reading = 'begin isolation level repeatable read read only'
const ask = async (client, name, text, values) => (await client.query({ name, text, values })).rows
const read = (pool, name, text) => (partnerId, values) =>
  transaction(pool, partnerId, (client) => ask(client, name, text, [partnerId, ...values]), reading)

const eventsAhead = `e.type = 'EVENT' and e.target = 'CUSTOMER' and e.is_viewable and e.ends_at > $2::timestamptz`

/** Twenty treatments with all they are shown with. `$1` the partner, `$2` now. */
const products = (where, order) => `
  select p.id, p.name, p.summary, p.image, p.tags, p.duration_minutes, p.is_secret, p.is_recommended,
    p.translations -> 'ko' as translation, p.total,
    (select json_agg(json_build_object('id', o.id, 'name', o.name, 'translation', o.translations -> 'ko',
        'sessions', o.sessions, 'durationMinutes', o.duration_minutes, 'price', o.price, 'salePrice', o.sale_price,
        'saleStartsAt', o.sale_starts_at, 'saleEndsAt', o.sale_ends_at,
        'offers', (select json_agg(json_build_object('eventId', e.id, 'title', e.title,
            'translation', e.translations -> 'ko', 'price', x.price, 'startsAt', e.starts_at, 'endsAt', e.ends_at)
            order by e.position, e.id)
          from event_options x join events e on e.partner_id = x.partner_id and e.id = x.event_id
          where x.partner_id = $1 and x.option_id = o.id and ${eventsAhead})) order by o.position, o.id)
      from product_options o where o.partner_id = $1 and o.product_id = p.id and o.is_visible) as options,
    (select json_agg(json_build_object('id', c.id, 'name', c.name, 'translation', c.translations -> 'ko')
        order by c.position, c.id)
      from product_category_products cp
      join product_categories c on c.partner_id = cp.partner_id and c.id = cp.category_id
      where cp.partner_id = $1 and cp.product_id = p.id and not c.is_secret) as categories,
    (select json_agg(json_build_object('id', b.id, 'name', b.name, 'color', b.color,
        'translation', b.translations -> 'ko') order by b.position, b.id)
      from product_badge_products bp
      join product_badges b on b.partner_id = bp.partner_id and b.id = bp.badge_id
      where bp.partner_id = $1 and bp.product_id = p.id) as badges,
    (select profile -> 'homepageConfig' from partners where partner_id = $1) as config,
    (select min(case when e.starts_at > $2 then e.starts_at else e.ends_at end)
      from events e where e.partner_id = $1 and ${eventsAhead}) as event_change
  from (
    select *, count(*) over () as total from products
    where partner_id = $1 and is_visible and not is_secret and ${where}
    order by ${order} limit 20
  ) p
  order by ${order}`

const inCategory = `id in (
  with recursive inside as (
    select id from product_categories where partner_id = $1 and id = $3::integer and not is_secret
    union
    select c.id from product_categories c join inside on c.parent_id = inside.id
    where c.partner_id = $1 and not c.is_secret
  )
  select product_id from product_category_products where partner_id = $1 and category_id in (select id from inside))`

/** The nearest first: in the title before in the text, an earlier place before a later. `$3` is what is looked for. */
const byText = `coalesce(nullif(strpos(search_title, $3), 0), 1000 + strpos(search_text, $3)) + length(search_title) / 1000.0`
const byInitials = `strpos(search_initials, $3) + length(search_title) / 1000.0`
const hasText = `search_text like '%' || $3 || '%'`
const hasInitials = `search_initials like '%' || $3 || '%'`

/** One kind of what a site's search finds: the five nearest, and how many there are. */
const found = (kind, { table, shown, order, title, text, image = 'null::jsonb', label = 'null' }, isText) => `
  (select '${kind}' as kind, id, count(*) over () as total, ${title} as title, ${text} as text, ${image} as image,
    ${label} as label
  from ${table} where partner_id = $1 and ${shown} and ${isText ? hasText : hasInitials}
  order by ${isText ? byText : byInitials}, ${order}, id limit 5)`
const published = `is_visible and published_at <= $2::timestamptz`
const kinds = {
  product: {
    table: 'products',
    shown: 'is_visible and not is_secret',
    order: 'position',
    title: 'name',
    text: `concat_ws(' · ', nullif(summary, ''), array_to_string(tags, ', '))`,
    image: 'image',
  },
  event: {
    table: 'events',
    shown: `type = 'EVENT' and target = 'CUSTOMER' and is_viewable and starts_at <= $2 and ends_at > $2`,
    order: 'position',
    title: 'title',
    text: `concat_ws(' · ', nullif(summary, ''), nullif(audience, ''))`,
    image: 'image',
  },
  case: {
    table: `(select *, search_plain(title || ' ' || note) as own_text from before_afters)`,
    shown: published,
    order: 'published_at desc',
    title: 'title',
    text: 'note',
    image: 'cover',
  },
  doctor: {
    table: 'employees',
    shown: `is_visible and type = 'DOCTOR'`,
    order: 'position',
    title: 'name',
    text: 'specialty',
    image: 'image',
    label: 'title',
  },
  faq: {
    table: 'faqs',
    shown: 'is_visible',
    order: 'position',
    title: 'question',
    text: 'rich_text_words(answer)',
    label: '(select g.name from faq_groups g where g.partner_id = $1 and g.id = group_id)',
  },
  notice: {
    table: 'notices',
    shown: published,
    order: 'published_at desc',
    title: 'title',
    text: 'rich_text_words(body)',
    label: 'category',
  },
  board: {
    table: 'boards',
    shown: `${published} and exists (select from board_types t where t.partner_id = $1 and t.id = board_type_id and t.is_visible)`,
    order: 'published_at desc',
    title: 'title',
    text: `concat_ws(' · ', nullif(summary, ''), rich_text_words(body))`,
    image: 'image',
    label: '(select t.name from board_types t where t.partner_id = $1 and t.id = board_type_id)',
  },
}
/** Pages have no texts of their own in a table: what is published as JSON is looked through as it stands. */
const pages = `
  (select 'page' as kind, row_number() over ()::integer as id, count(*) over () as total, r.key as title, c.body as text,
    null::jsonb as image, null as label
  from partners p
  join revision_entries r on r.partner_id = p.partner_id and r.revision = p.published_revision and r.kind = 'page'
  join contents c on c.partner_id = r.partner_id and c.hash = r.hash
  where p.partner_id = $1 and c.body like '%' || $3 || '%' limit 5)`
const everywhere = (isText) =>
  [
    ...Object.entries(kinds).map(([kind, parts]) => {
      const text = found(kind, parts, isText)
      return kind === 'case' ? text.replaceAll('search_text', 'own_text') : text
    }),
    pages,
  ].join(' union all ')

/** Everything that decides what may be booked between two days, and how long an option takes. */
const schedule = `
  select p.profile,
    (select row_to_json(b) from booking_policies b where b.partner_id = $1) as policy,
    (select json_agg(s) from special_days s
      where s.partner_id = $1 and s.ends_on >= $2::date and s.starts_on <= $3::date) as special_days,
    (select json_agg(json_build_object('id', d.id, 'name', d.name, 'title', d.title, 'specialty', d.specialty,
        'image', d.image, 'position', d.position) order by d.position, d.id)
      from employees d where d.partner_id = $1 and d.type = 'DOCTOR' and d.is_visible) as doctors,
    (select json_agg(h) from employee_hours h join employees d on d.partner_id = h.partner_id and d.id = h.employee_id
      where h.partner_id = $1 and d.type = 'DOCTOR' and d.is_visible) as weekly,
    (select json_agg(json_build_object('employeeId', c.employee_id, 'start', lower(c.during), 'end', upper(c.during),
        'facilityIds', c.facility_ids, 'owner', coalesce(c.reservation_id, c.move_of, -c.id)))
      from slot_claims c
      where c.partner_id = $1 and c.starts_at >= $2::date - 1 and c.starts_at < $3::date + 1
        and (c.expires_at is null or c.expires_at > now())) as claims,
    (select json_agg(json_build_object('id', f.id, 'capacity', f.capacity, 'isActive', f.is_active))
      from facilities f where f.partner_id = $1) as facilities
  from partners p where p.partner_id = $1`

const option = `
  select o.id as option_id, r.id as product_id, r.name as product_name, o.name as option_name, r.image,
    coalesce(o.duration_minutes, r.duration_minutes) as minutes, o.is_visible and r.is_visible as is_visible,
    o.price, o.sale_price, o.sale_starts_at, o.sale_ends_at,
    array(select n.facility_id from option_facilities n where n.partner_id = $1 and n.option_id = o.id) as facility_ids,
    (select json_agg(json_build_object('eventId', e.id, 'price', x.price, 'startsAt', e.starts_at, 'endsAt', e.ends_at))
      from event_options x join events e on e.partner_id = x.partner_id and e.id = x.event_id
      where x.partner_id = $1 and x.option_id = o.id
        and e.type = 'EVENT' and e.target = 'CUSTOMER' and e.is_viewable) as offers
  from product_options o join products r on r.partner_id = o.partner_id and r.id = o.product_id
  where o.partner_id = $1 and o.id = $2`

const session = `
  select c.id, c.kind, c.name, c.phone, c.birth_date, c.certified_at, s.expires_at
  from customer_sessions s join customers c on c.partner_id = s.partner_id and c.id = s.customer_id and not c.is_closed
  where s.partner_id = $1 and s.token_hash = $2 and s.expires_at > now()`

/** Waits for whoever else books for the phone. */
const phone = `select pg_advisory_xact_lock(hashtextextended('reservations:' || $1::integer || ':' || $2, 0))`
const ahead = `
  select id, starts_at, ends_at from reservations
  where partner_id = $1 and contact_phone = $2 and status in ('REQUESTED', 'CONFIRMED') and ends_at > now()`
const customerLock = `select id from customers where partner_id = $1 and id = $2 and not is_closed for key share`
const terms = `
  select t.id, t.purpose, t.occasions, t.is_required, h.version from terms t
  join terms_histories h on h.partner_id = t.partner_id and h.term_id = t.id and h.version = (
    select n.version from terms_histories n
    where n.partner_id = t.partner_id and n.term_id = t.id and n.effective_at <= now()
    order by n.effective_at desc, n.version desc limit 1)
  where t.partner_id = $1`
const consentsOf = `
  select c.term_id, c.version, c.is_agreed from consents c
  where c.partner_id = $1 and c.customer_id = $2 and not exists (select from consents n
    where n.partner_id = c.partner_id and n.customer_id = c.customer_id and n.term_id = c.term_id and n.id > c.id)`
const holding = `
  insert into slot_claims (partner_id, employee_id, during, hold_hash, expires_at)
  values ($1, $2, tstzrange($3, $4), $5, now() + interval '5 minutes')`
const hold = `
  select employee_id, during, made_at from slot_claims
  where partner_id = $1 and hold_hash = $2 and expires_at > now()`

const reservation = `
  insert into reservations (partner_id, code, customer_id, type, status, employee_id, employee_name, starts_at, ends_at,
    contact_name, contact_phone, request, total_price, is_include_vat, sensitive_consent_at, request_hash)
  values ($1, $2, $3, 'TREATMENT', 'REQUESTED', $4, $5, $6, $7, $8, $9, '', $10, true, now(), $11)
  returning id, created_at`
const claim = `
  insert into slot_claims (partner_id, employee_id, during, reservation_id)
  values ($1, $2, tstzrange($3, $4), $5) on conflict do nothing returning id`
const claimHeld = `
  update slot_claims set reservation_id = $2, hold_hash = null, expires_at = null
  where partner_id = $1 and hold_hash = $3 and expires_at > now() returning id`
const item = `
  insert into reservation_items (partner_id, reservation_id, position, option_id, product_id, product_name, option_name,
    duration_minutes, price, regular_price)
  values ($1, $2, 0, $3, $4, $5, $6, $7, $8, $8)`
const history = `
  insert into reservation_history (partner_id, reservation_id, action, actor, details)
  values ($1, $2, 'CREATED', 'customer', '{"changes":[]}')`

const waiting = `
  select id from waitings
  where partner_id = $1 and contact_phone = $2 and day = $3::date and status in ('WAITING', 'OFFERED')`
const consent = `
  insert into consents (partner_id, customer_id, reservation_id, term_id, version, is_agreed, channel)
  select $1, $2, $3, *, true, 'WIDGET' from unnest($4::integer[], $5::integer[])`
const notification = `
  insert into notifications (partner_id, kind, audience, recipient, reservation_id, values)
  values ($1, 'RECEIVED', 'visitor', $2, $3, $4)`
const deliveries = `
  insert into webhook_deliveries (partner_id, webhook_id, type, reservation_id, reservation)
  select w.partner_id, w.id, 'reservation.created', $2, $3 from webhooks w
  where w.partner_id = $1 and w.is_active and 'reservation.created' = any(w.events)`

const thisYear = new Date().getFullYear()
const publicHolidays = await Promise.all(
  // None of a year whose calendar is not out yet.
  [thisYear, thisYear + 1].map((year) => getHolidayPreset(String(year)).catch(() => ({}))),
).then((years) => new Set(years.flatMap(Object.keys)))
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const isClosed = ({ profile }, day) =>
  publicHolidays.has(day) || !profile[`${weekdays[new Date(day).getUTCDay()]}Open`]
const addDays = (day, count) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

/** By question: functions of the partner and what is asked. */
export function bareQuestions(pool) {
  const visit =
    (isOfOneDay) =>
    (partnerId, [from, to, optionId]) =>
      transaction(
        pool,
        partnerId,
        async (client) => {
          const found = await ask(client, 'schedule', schedule, [partnerId, from, to])
          const chosen = await ask(client, 'option', option, [partnerId, optionId])
          // The answer for a closed day tells the next free time, so that the days after it have to be read as well.
          if (isOfOneDay && isClosed(found[0], from))
            await ask(client, 'schedule', schedule, [partnerId, from, addDays(from, 13)])
          return [...found, ...chosen]
        },
        reading,
      )
  return {
    nothing: (partnerId) => transaction(pool, partnerId, async () => [], reading),
    list: read(pool, 'list', products('true', 'position, id')),
    category: read(pool, 'category', products(inCategory, 'position, id')),
    text: read(pool, 'text', products(hasText, `${byText}, position, id`)),
    initials: read(pool, 'initials', products(hasInitials, `${byInitials}, position, id`)),
    searchText: read(pool, 'search_text', everywhere(true)),
    searchInitials: read(pool, 'search_initials', everywhere(false)),
    freeDays: visit(false),
    freeTimes: visit(true),
    hold: (partnerId, { employee, startsAt, minutes, holdHash }) =>
      transaction(pool, partnerId, (client) => {
        const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
        return ask(client, 'holding', holding, [partnerId, employee.id, startsAt, endsAt, holdHash])
      }),
    book: (partnerId, booking) => transaction(pool, partnerId, (client) => book(client, partnerId, booking)),
  }
}

/**
 * A booking by whom a session knows, of a held time where there is a `holdHash`, agreeing to the terms where it `agrees`: all that is read and written of one whose
 * rules are kept, statement by statement. What was read is compared with nothing, as that costs no SQL.
 */
async function book(client, partnerId, booking) {
  const { tokenHash, holdHash, agrees, day, optionId, employee, startsAt, code } = booking
  const [customer] = await ask(client, 'session', session, [partnerId, tokenHash])
  await ask(client, 'schedule', schedule, [partnerId, day, day])
  const [chosen] = await ask(client, 'option', option, [partnerId, optionId])
  const inForce = await ask(client, 'terms', terms, [partnerId])
  await ask(client, 'consents_of', consentsOf, [partnerId, customer.id])
  await ask(client, 'phone', phone, [partnerId, customer.phone])
  await ask(client, 'ahead', ahead, [partnerId, customer.phone])
  if (holdHash) await ask(client, 'hold', hold, [partnerId, holdHash])
  await ask(client, 'customer_lock', customerLock, [partnerId, customer.id])
  const endsAt = new Date(startsAt.getTime() + chosen.minutes * 60_000)
  const of = [partnerId, code, customer.id, employee.id, employee.name, startsAt, endsAt]
  const by = [customer.name, customer.phone, chosen.price, tokenHash]
  const [row] = await ask(client, 'reservation', reservation, [...of, ...by])
  const taken = holdHash
    ? await ask(client, 'claim_held', claimHeld, [partnerId, row.id, holdHash])
    : await ask(client, 'claim', claim, [partnerId, employee.id, startsAt, endsAt, row.id])
  if (taken.length === 0) throw new Error('The time was taken.')
  const { product_id, product_name, option_name, minutes, price } = chosen
  await ask(client, 'item', item, [
    partnerId,
    row.id,
    optionId,
    product_id,
    product_name,
    option_name,
    minutes,
    price,
  ])
  await ask(client, 'history', history, [partnerId, row.id])
  await ask(client, 'waiting', waiting, [partnerId, customer.phone, day])
  const agreed = inForce.filter(({ occasions }) => occasions.includes('RESERVATION'))
  if (agrees && agreed.length > 0) {
    const [ids, versions] = [agreed.map(({ id }) => id), agreed.map(({ version }) => version)]
    await ask(client, 'consent', consent, [partnerId, customer.id, row.id, ids, versions])
  }
  const told = { 이름: customer.name, 날짜: day, 시각: startsAt.toISOString() }
  await ask(client, 'notification', notification, [partnerId, customer.phone, row.id, told])
  const answer = {
    id: row.id,
    code,
    reservedAt: startsAt,
    endsAt,
    employee,
    items: [{ productOptionId: optionId }],
  }
  await ask(client, 'deliveries', deliveries, [partnerId, row.id, answer])
  return [row]
}
