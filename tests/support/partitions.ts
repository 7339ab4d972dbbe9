import { getTableName } from 'drizzle-orm'
import pg from 'pg'
import { tables } from '#backend/kernel/database/tables.ts'

/** Tables of clinics that stay whole: every part needs their rows (docs/scale.md). */
const whole = ['partners', 'partner_hosts']

/**
 * Divides the tables of clinics of an empty database into hash partitions by `partner_id`, with keys, references,
 * policies, grants and triggers. The tables of before are gone afterwards.
 */
export async function divideByClinic(databaseUrl: string): Promise<void> {
  const names = Object.values(tables)
    .map(getTableName)
    .filter((name) => !whole.includes(name))
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query('begin; create schema before; create schema parts; grant usage on schema parts to app')
    for (const name of names) {
      await client.query(`
        alter table public.${name} set schema before;
        create table public.${name} (like before.${name} including all) partition by hash (partner_id);
        create table parts.${name}_0 partition of public.${name} for values with (modulus 2, remainder 0);
        create table parts.${name}_1 partition of public.${name} for values with (modulus 2, remainder 1)`)
    }
    for (const name of names) {
      const { rows } = await client.query<{ statement: string | null }>(copied, [name])
      for (const { statement } of rows)
        if (statement) await client.query(statement.replaceAll('before.', 'public.'))
    }
    await client.query('drop schema before cascade; commit')
  } finally {
    await client.end()
  }
}

/** Statements that give a table what `like` leaves out. */
const copied = `
  with old as (select oid, relacl, relname from pg_class where oid = ('before.' || $1)::regclass)
  select format('alter table before.%I rename constraint %I to %I', relname, made.conname, k.conname) as statement
  from old join pg_constraint k on k.conrelid = old.oid
    join pg_constraint made on made.conrelid = ('public.' || relname)::regclass and made.contype = k.contype
      and pg_get_constraintdef(made.oid) = pg_get_constraintdef(k.oid) and made.conname <> k.conname
  where k.contype in ('p', 'u', 'x')
  union all
  select format('alter table before.%I add constraint %I %s', relname, conname, pg_get_constraintdef(k.oid))
  from old join pg_constraint k on conrelid = old.oid where contype = 'f'
  union all
  select format('alter table before.%I enable row level security; alter table before.%1$I force row level security', relname)
  from old
  union all
  select format('create policy %I on before.%I as %s for %s to %s', polname, relname,
    case when polpermissive then 'permissive' else 'restrictive' end,
    case polcmd when '*' then 'all' when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' else 'delete' end,
    (select string_agg(quote_ident(rolname), ', ') from pg_roles where pg_roles.oid = any (polroles)))
    || coalesce(' using (' || pg_get_expr(polqual, polrelid) || ')', '')
    || coalesce(' with check (' || pg_get_expr(polwithcheck, polrelid) || ')', '')
  from old join pg_policy on polrelid = old.oid
  union all
  select format('grant %s on before.%I to %I', privilege_type, relname, grantee::regrole)
  from old, aclexplode(relacl) where grantee <> 0
  union all
  select format('grant %s (%I) on before.%I to %I', privilege_type, attname, relname, grantee::regrole)
  from old join pg_attribute a on attrelid = old.oid, aclexplode(attacl) where attacl is not null and grantee <> 0
  union all
  select pg_get_triggerdef(t.oid) from old join pg_trigger t on tgrelid = old.oid where not tgisinternal`
