import type { PartnerProfile } from '#schema/partners.ts'

/** Origin of a host's site: by https, and on this machine as it is served there, by http at a port. */
export const hostOrigin = (host: string, port: number): string =>
  /(?:^|\.)localhost$/.test(host) ? `http://${host}:${port}` : `https://${host}`

/**
 * Origin that links to a clinic's site begin with: the one that the clinic has set, by https where it names no scheme, else
 * that of its main host. `originOf` returns the origin of a host; without any host it is empty.
 */
export function siteOrigin(
  { partnerMarketingInfo: { domainUrl } }: Pick<PartnerProfile, 'partnerMarketingInfo'>,
  mainHost: string | null,
  originOf: (host: string) => string,
): string {
  const address = domainUrl && (/^https?:/i.test(domainUrl) ? domainUrl : `https://${domainUrl}`)
  if (address && !domainUrl.startsWith('/') && URL.canParse(address)) return new URL(address).origin
  return mainHost === null ? '' : originOf(mainHost)
}
