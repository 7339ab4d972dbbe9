import type { RunningServer } from './start-server.ts'

/** Tells the operator where everything is, and, the one time that it can, the owner's password. */
export function announce({ url, seeded }: RunningServer): void {
  const at = (host: string) => url.replace('localhost', host)
  const lines = [
    `Site     ${url}  (${at('mirae.localhost')}, ${at('solo.localhost')})`,
    `Console  ${url}/admin`,
    `API      ${url}/_api/docs`,
  ]
  if (seeded && seeded.partners.length > 0) {
    const password = seeded.generatedPassword
    lines.push(
      `Sign in to the console as ${seeded.email}${password ? ` with the password ${password} (shown only now)` : ''}`,
    )
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}
