import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { notFound, ProblemError } from '#backend/kernel/http/problem.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import { checkData, refusal } from '#backend/editing/resources/check.ts'
import { requireFresh } from '#backend/editing/resources/require-fresh.ts'
import { announced } from '#backend/kernel/database/announce.ts'
import { isDataConsent } from '#schema/plain/term-purposes.ts'
import { dayInSeoul } from '#schema/plain/days.ts'
import type { FieldError } from '#schema/problem.ts'
import type { ConsoleTermVersion, ConsoleTermVersions, TermVersionInput } from '#schema/term-versions.ts'
import { termVersionInput } from '#schema/term-versions.ts'
import { and, eq, sql } from 'drizzle-orm'
import { josa } from 'es-hangul'
import { inheritPeriod } from './inherit-period.ts'
import { readVersions, type VersionedTerm } from './read-versions.ts'
import { termsHistories } from './table.ts'

/*
 * Versions of terms, which the clinic writes ahead and nobody changes once they are in force. Source:
 * docs/decisions/0053.
 */

type VersionKey = { id: number; version: number }

/** Name under which versions are in the log, each under the number of its terms. */
const logged = 'term-versions'
const definition = { name: logged, schema: termVersionInput }

/** All versions of terms, the newest first. Throws 404. */
export const listVersions = (
  database: Database,
  partnerId: number,
  id: number,
): Promise<ConsoleTermVersions> =>
  database.withPartner(partnerId, (tx) => readVersions(tx, id), { readOnly: true })

/** Makes the next version. Throws 404; 409 where one is ahead already; 422 with one entry a field. */
export const createVersion = (
  database: Database,
  partnerId: number,
  id: number,
  input: TermVersionInput,
  account: Account,
): Promise<ConsoleTermVersion> =>
  announced(database, partnerId, async (tx) => {
    await lockTerm(tx, id)
    const { term, rows } = await readVersions(tx, id)
    const ahead = rows.find(({ status }) => status === 'SCHEDULED')
    if (ahead) {
      throw new ProblemError(
        409,
        'version-ahead',
        `시행을 기다리는 버전 ${ahead.version}이 있습니다. 그 버전을 고치거나 거둔 뒤에 만들어 주세요.`,
      )
    }
    const data = checkInput(term, input)
    const version = Math.max(0, ...rows.map((row) => row.version)) + 1
    await tx
      .insert(termsHistories)
      .values({ ...toColumns(data), partnerId: tx.partnerId, termId: id, version })
    await inheritPeriod(tx, { id, version })
    await writeAudit(tx, logged, account, {
      action: 'CREATED',
      rowId: id,
      title: titleOf(term, version),
      before: null,
      after: data,
    })
    return requireVersion(await readVersions(tx, id), version)
  })

/** Corrects a version ahead. Throws 404; 409 where it is in force or past, or somebody saved since; 422. */
export const saveVersion = (
  database: Database,
  partnerId: number,
  { id, version }: VersionKey,
  input: TermVersionInput,
  { account, ifMatch }: { account: Account; ifMatch: string },
): Promise<ConsoleTermVersion> =>
  announced(database, partnerId, async (tx) => {
    const { term, before } = await requireAhead(tx, { id, version })
    await requireFresh(tx, definition, { id, data: before.data }, ifMatch)
    const data = checkInput(term, input)
    await tx.update(termsHistories).set(toColumns(data)).where(isVersion(tx, { id, version }))
    await writeAudit(tx, logged, account, {
      action: 'CHANGED',
      rowId: id,
      title: titleOf(term, version),
      before: before.data,
      after: data,
    })
    return requireVersion(await readVersions(tx, id), version)
  })

/** Withdraws a version ahead. Throws 404; 409 where it is in force or past. */
export const removeVersion = (
  database: Database,
  partnerId: number,
  { id, version }: VersionKey,
  account: Account,
): Promise<void> =>
  announced(database, partnerId, async (tx) => {
    const { term, before } = await requireAhead(tx, { id, version })
    await tx.delete(termsHistories).where(isVersion(tx, { id, version }))
    await writeAudit(tx, logged, account, {
      action: 'REMOVED',
      rowId: id,
      title: titleOf(term, version),
      before: before.data,
      after: null,
    })
  })

const lockTerm = (tx: PartnerTransaction, id: number) =>
  lockName(tx, `versions of terms ${tx.partnerId}/${id}`)

const isVersion = (tx: PartnerTransaction, { id, version }: VersionKey) =>
  and(isOfPartner(tx, termsHistories), eq(termsHistories.termId, id), eq(termsHistories.version, version))

const titleOf = ({ title }: VersionedTerm, version: number) => `${title} 버전 ${version}`

async function requireAhead(tx: PartnerTransaction, { id, version }: VersionKey) {
  await lockTerm(tx, id)
  const versions = await readVersions(tx, id)
  const before = requireVersion(versions, version)
  if (before.status !== 'SCHEDULED') {
    throw new ProblemError(
      409,
      'version-in-force',
      `버전 ${josa(String(version), '은/는')} 이미 시행되어 고치거나 거둘 수 없습니다. 바꾸려면 새 버전을 만들어 주세요.`,
    )
  }
  return { term: versions.term, before }
}

function requireVersion({ rows }: ConsoleTermVersions, version: number): ConsoleTermVersion {
  const found = rows.find((row) => row.version === version)
  if (!found) throw notFound('그런 버전이 없습니다. 거두었을 수 있습니다.', 'unknown-version')
  return found
}

/** Throws 422 for a day that is over, and where a consent leaves out what the law has it name. */
function checkInput({ purpose }: VersionedTerm, input: TermVersionInput): TermVersionInput {
  const data = checkData(definition, input) as TermVersionInput
  const errors: FieldError[] = []
  if (data.effectiveOn < dayInSeoul(Date.now())) {
    errors.push({ path: '/effectiveOn', message: '시행일은 오늘이거나 그 뒤여야 합니다.' })
  }
  if (isDataConsent(purpose)) {
    for (const field of ['collectionPurpose', 'collectedItems', 'retention', 'refusal'] as const) {
      if (data[field].trim()) continue
      const title = termVersionInput.shape[field].meta()?.title ?? field
      errors.push({ path: `/${field}`, message: `개인정보 동의에는 ${josa(title, '을/를')} 알려야 합니다.` })
    }
  }
  if (errors.length > 0) throw refusal(errors)
  return data
}

/** Today is from now on: what was agreed to this morning was the version before. */
const toColumns = ({ effectiveOn, ...words }: TermVersionInput) => ({
  ...words,
  effectiveAt: sql`greatest(${effectiveOn}::date::timestamp at time zone 'Asia/Seoul', now())`,
})
