import { ProviderUnavailable } from '#backend/people/certification/provider.ts'
import { useCertification } from '#backend/people/certification/use-certification.ts'
import { replaceSession } from '#backend/people/customers/customer-sessions.ts'
import { describeCustomer } from '#backend/people/customers/describe-customer.ts'
import { requireSameMember } from '#backend/people/customers/find-member.ts'
import { lockCustomer } from '#backend/people/customers/lock-customer.ts'
import { hashToken, newToken } from '#backend/kernel/credentials/tokens.ts'
import type { SecretBox } from '#backend/kernel/credentials/secret-box.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { socialSites, type SocialSite } from '#schema/plain/social-sites.ts'
import { and, eq, gt, isNotNull, lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import { findLinked, linkAccount, type SocialPerson } from './accounts.ts'
import { readKeys } from './keys.ts'
import type { SocialSites } from './sites.ts'
import { socialSignIns } from './table.ts'

/** Time in ms for somebody to sign in at the site. */
const signInLife = 10 * 60_000
/** Time in ms for a certification and the terms after it. */
const certificationTime = 30 * 60_000

type Tools = { database: Database; secretBox: SecretBox; socialSites: SocialSites; logger: Logger }
type Place = { oldToken: string | undefined; userAgent: string }

const over = () =>
  new ProblemError(
    422,
    'social-sign-in-over',
    '소셜 로그인을 시작한 지 시간이 지났거나 다른 창에서 시작했습니다. 처음부터 다시 해 주세요.',
  )
const refusedBy = (site: SocialSite) =>
  new ProblemError(
    422,
    'social-sign-in-refused',
    `${socialSites[site]}에서 로그인을 확인하지 못했습니다. 다시 시도하거나 휴대전화 번호로 로그인해 주세요.`,
  )
const unavailable = (site: SocialSite) =>
  new ProblemError(
    503,
    'social-sign-in-unavailable',
    `지금은 ${socialSites[site]} 로그인을 할 수 없습니다. 잠시 후 다시 시도하거나 휴대전화 번호로 로그인해 주세요.`,
    { headers: { 'retry-after': '30' } },
  )
const certifyFirst = () =>
  new ProblemError(409, 'certification-needed', '처음 쓰는 소셜 계정입니다. 휴대전화 본인인증을 해 주세요.')

/** Begins a sign-in at a site: its address, and a token that only this browser has. Throws 422 without keys. */
export async function beginSocialSignIn(
  { database, secretBox, socialSites: sites }: Tools,
  partnerId: number,
  { site, staysSignedIn, origin }: { site: SocialSite; staysSignedIn: boolean; origin: string },
): Promise<{ url: string; token: string }> {
  const [token, state, verifier] = [newToken(), newToken(), newToken()]
  const redirectUri = `${origin}/login`
  return database.withPartner(partnerId, async (tx) => {
    const keys = await readKeys(tx, site, secretBox)
    if (!keys) {
      const message = `이 병원은 ${socialSites[site]} 로그인을 쓰지 않습니다.`
      throw new ProblemError(422, 'unknown-social-site', message)
    }
    const { clientId } = keys
    const isOver = lt(socialSignIns.expiresAt, new Date())
    await tx.delete(socialSignIns).where(and(isOfPartner(tx, socialSignIns), isOver))
    await tx.insert(socialSignIns).values({
      partnerId: tx.partnerId,
      tokenHash: hashToken(token),
      stateHash: hashToken(state),
      site,
      clientId,
      redirectUri,
      verifier,
      staysSignedIn,
      expiresAt: new Date(Date.now() + signInLife),
    })
    return { url: sites.signInAddress(site, { clientId, redirectUri, state, verifier }), token }
  })
}

/**
 * Asks the site whose code it is, and signs the linked member in.
 *
 * Throws 409 for an account that is linked to nobody, which then waits for a certification; 422 for a sign-in that was
 * not begun by this browser, is over or was finished before, and where the site refuses the code; 503 where it does not
 * answer. Source: docs/product.md, M17.
 */
export async function finishSocialSignIn(
  tools: Tools,
  partnerId: number,
  { token, state, code }: { token: string; state: string; code: string },
  { oldToken, userAgent }: Place,
) {
  const { database } = tools
  const begun = await claim(database, partnerId, { token, state })
  const subject = await askSite(tools, partnerId, begun, { state, code })
  const { site, clientId, staysSignedIn } = begun
  const person: SocialPerson = { site, clientId, subject }
  const signedIn = await database.withPartner(partnerId, async (tx) => {
    const customerId = await findLinked(tx, person)
    if (customerId === null) {
      const expiresAt = new Date(Date.now() + certificationTime)
      await tx.update(socialSignIns).set({ subject, expiresAt }).where(isThis(tx, token))
      return null
    }
    await tx.delete(socialSignIns).where(isThis(tx, token))
    await lockCustomer(tx, customerId, 'key share')
    const session = await replaceSession(tx, customerId, oldToken, { userAgent, staysSignedIn })
    return { session, customer: await describeCustomer(tx, customerId) }
  })
  if (!signedIn) throw certifyFirst()
  return signedIn
}

/**
 * Links the account that waits under a token to the certified person's membership, and signs them in. Throws 422 where
 * either is over or the person is no member, 409 where the account signs in another by now.
 */
export const linkSocialAccount = (
  database: Database,
  partnerId: number,
  { token, certificationToken }: { token: string; certificationToken: string },
  { oldToken, userAgent }: Place,
) =>
  database.withPartner(partnerId, async (tx) => {
    const { staysSignedIn, ...person } = await useArrived(tx, token)
    const certified = await useCertification(tx, certificationToken)
    const { id } = await requireSameMember(tx, certified)
    await lockCustomer(tx, id, 'no key update')
    await linkAccount(tx, id, person)
    const session = await replaceSession(tx, id, oldToken, { userAgent, staysSignedIn })
    return { session, customer: await describeCustomer(tx, id) }
  })

/** Uses up the account that waits under a token, once the transaction commits. Throws 422 where there is none. */
export async function useArrived(
  tx: PartnerTransaction,
  token: string,
): Promise<SocialPerson & { staysSignedIn: boolean }> {
  const [row] = await tx
    .delete(socialSignIns)
    .where(and(isThis(tx, token), isNotNull(socialSignIns.subject), isAhead()))
    .returning()
  if (!row || row.subject === null) throw over()
  const { site, clientId, subject, staysSignedIn } = row
  return { site, clientId, subject, staysSignedIn }
}

const isThis = (tx: PartnerTransaction, token: string) =>
  and(isOfPartner(tx, socialSignIns), eq(socialSignIns.tokenHash, hashToken(token)))
const isAhead = () => gt(socialSignIns.expiresAt, new Date())

type Begun = {
  site: SocialSite
  clientId: string
  redirectUri: string
  verifier: string
  staysSignedIn: boolean
}

/** Takes the one try that a sign-in has. Throws 422 where it is over, used, or of another browser. */
const claim = (
  database: Database,
  partnerId: number,
  { token, state }: { token: string; state: string },
): Promise<Begun> =>
  database.withPartner(partnerId, async (tx) => {
    const isWaiting = and(
      isThis(tx, token),
      eq(socialSignIns.stateHash, hashToken(state)),
      isNotNull(socialSignIns.verifier),
      isAhead(),
    )
    const [row] = await tx.select().from(socialSignIns).where(isWaiting).for('update')
    if (!row || row.verifier === null) throw over()
    await tx.update(socialSignIns).set({ verifier: null }).where(isThis(tx, token))
    return { ...row, verifier: row.verifier }
  })

/** Returns the person's number. Throws 422 where the site refuses, 503 where it does not answer. */
async function askSite(
  { database, secretBox, socialSites: sites, logger }: Tools,
  partnerId: number,
  { site, clientId, redirectUri, verifier }: Begun,
  answer: { state: string; code: string },
): Promise<string> {
  const keys = await database.withPartner(partnerId, (tx) => readKeys(tx, site, secretBox), {
    readOnly: true,
  })
  // The clinic has changed its keys meanwhile.
  if (keys?.clientId !== clientId) throw over()
  try {
    const subject = await sites.findSubject(site, { ...keys, redirectUri, verifier, ...answer })
    if (subject !== null) return subject
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    logger.warn({ partnerId, site, err: error }, 'social sign-in unavailable')
    throw unavailable(site)
  }
  logger.warn(
    { partnerId, site },
    'social sign-in refused by the site: keys or redirect address may be wrong',
  )
  throw refusedBy(site)
}
