import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { partnerHosts } from '#backend/clinic/partners/table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { createDevelopmentProvider } from './development.ts'
import type { PortOneV1Settings } from './portone-v1.ts'
import { createPortOneV1 } from './portone-v1.ts'
import type { PortOneV2Settings } from './portone-v2.ts'
import { createPortOneV2 } from './portone-v2.ts'
import type { CertificationProvider } from './provider.ts'

/** Provider that certifies, with its keys. */
export type CertificationSettings =
  /** Nobody is certified. */
  | { provider: 'none' }
  /** Anyone is certified as anyone. */
  | { provider: 'development' }
  /** So, but only at partners who have no hosts but this machine's own names and addresses, as the demo's have. */
  | { provider: 'demo' }
  | ({ provider: 'portone-v1' } & PortOneV1Settings)
  | ({ provider: 'portone-v2' } & PortOneV2Settings)

/** The provider of a partner. Throws 503 where it has none. */
export type ChooseProvider = (partnerId: number) => Promise<CertificationProvider>

export const certificationClosed = () =>
  new ProblemError(
    503,
    'certification-unavailable',
    '지금은 본인인증을 할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    { headers: { 'retry-after': '30' } },
  )

/** Chooses by the settings alone: what lets anyone be anyone must have been asked for by name. */
export function createProviderChoice(database: Database, settings: CertificationSettings): ChooseProvider {
  const provider = createProvider(settings)
  const isForLocalhost = settings.provider === 'demo'
  return async (partnerId) => {
    if (!provider) throw certificationClosed()
    if (isForLocalhost && !(await hasOnlyLocalHosts(database, partnerId))) throw certificationClosed()
    return provider
  }
}

function createProvider(settings: CertificationSettings): CertificationProvider | undefined {
  switch (settings.provider) {
    case 'portone-v1':
      return createPortOneV1(settings)
    case 'portone-v2':
      return createPortOneV2(settings)
    case 'development':
    case 'demo':
      return createDevelopmentProvider()
    case 'none':
      return undefined
  }
}

/** Names and addresses that can be reached from the machine itself alone (RFC 6761, section 6.3; RFC 1122, 3.2.1.3). */
const local = /^(?:(?:[^.]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

async function hasOnlyLocalHosts(database: Database, partnerId: number): Promise<boolean> {
  const rows = await database.withPartner(
    partnerId,
    (tx) => tx.select({ host: partnerHosts.host }).from(partnerHosts).where(isOfPartner(tx, partnerHosts)),
    { readOnly: true },
  )
  return rows.length > 0 && rows.every(({ host }) => local.test(host))
}
