/** Calls of a clinic's console, as its owner. */
import { hashOf, tokenOf } from '../api-data.mjs'

/** Signs an owner in at each clinic. Written as rows, since a password takes its time on purpose. */
export async function signIn(pool, clinics) {
  const ids = clinics.map(({ partnerId }) => partnerId)
  const hashes = ids.map((id) => hashOf(tokenOf(id, 'owner')))
  await pool.query(
    `with made as (
       insert into accounts (partner_id, email, name, password_hash, role)
       select id, 'owner@bench.example', '김단장', '', 'owner' from unnest($1::integer[]) id
       returning partner_id, id)
     insert into sessions (partner_id, account_id, token_hash, expires_at)
     select partner_id, made.id, hash, now() + interval '12 hours'
     from made join unnest($1::integer[], $2::text[]) given (partner_id, hash) using (partner_id)`,
    [ids, hashes],
  )
}

/** Makes a call at a node in the owner's name. Returns the answer's data and throws where it is no success. */
export async function callConsole({ port }, { host, partnerId }, [method, path], body, headers = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}/_api${path}`, {
    method,
    headers: {
      'product-origin': `http://${host}`,
      cookie: `danjang_admin=${tokenOf(partnerId, 'owner')}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} at ${host} answered ${answer.status}: ${text}`)
  return JSON.parse(text)
}
