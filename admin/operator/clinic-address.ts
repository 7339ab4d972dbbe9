/** The address of a clinic's site: its host, reached as this page is. */
export const siteAddress = (host: string) =>
  `${location.protocol}//${host}${location.port ? `:${location.port}` : ''}`

/** The link by which an owner makes their account. */
export const invitationAddress = (host: string, token: string) =>
  `${siteAddress(host)}/admin#invitation=${token}`

/** Hosts as they are typed: one a line, or divided by commas or spaces. */
export const readHosts = (text: string) => text.split(/[\s,]+/).filter((host) => host !== '')
