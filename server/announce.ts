import type { Environment } from '#backend/environment.ts'
import type { RunningServer } from './start-server.ts'

/** Prints the addresses of the site and, after seeding, the owner's password: the only time it is known. */
export function announce(
  {
    url,
    seeded,
    metricsUrl,
  }: Pick<RunningServer, 'url' | 'seeded'> & Partial<Pick<RunningServer, 'metricsUrl'>>,
  environment: Environment,
): void {
  const at = (host: string) => url.replace('localhost', host)
  const lines = [
    `Site     ${url}  (${at('mirae.localhost')}, ${at('solo.localhost')})`,
    `Console  ${url}/admin`,
    `API      ${url}/_api/docs`,
    ...(environment.operatorHost ? [`Operator ${at(environment.operatorHost)}/_operator`] : []),
    ...(metricsUrl ? [`Metrics  ${metricsUrl}`] : []),
  ]
  if (seeded && seeded.partners.length > 0) {
    const password = seeded.generatedPassword
    lines.push(
      `Sign in to the console as ${seeded.email}${password ? ` with the password ${password} (shown only now)` : ''}`,
    )
  }
  if (environment.admin.password !== undefined && !seeded?.partners.length) {
    lines.push(
      'ADMIN_PASSWORD is not used: it is for the accounts of a new database. Another one is set in the console, or by npm run db -- account password PARTNER EMAIL',
    )
  }
  lines.push(`Shortcuts ${shortcuts(environment) ?? 'none'}`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Shortcuts that no deployment with real people may have on; only settings that ask for them by name turn them on. */
function shortcuts({ certification, allowsLocalWebhooks, apiBaseUrl }: Environment): string | undefined {
  if (apiBaseUrl) return undefined
  const on = [
    certification.provider === 'development' &&
      'CERTIFICATION=development: anyone is certified as anyone, at every clinic',
    certification.provider === 'demo' &&
      'CERTIFICATION=demo: anyone is certified as anyone, at clinics whose every host is localhost',
    allowsLocalWebhooks && 'WEBHOOK_TARGETS=local: webhooks may lead to this machine',
  ]
  return on.filter(Boolean).join('; ') || undefined
}
