/** Starts Caddy with `deploy/Caddyfile` on loopback. Throws where Caddy is not installed, or does not start. */
export function startCaddy(options: {
  /** Addresses such as `127.0.0.1:3000`. */
  nodes: string[]
  /** Folder of its certificates. */
  folder: string
}): Promise<{
  /** Port of HTTPS. */
  port: number
  /** Port of HTTP, which leads to that of HTTPS. */
  plainPort: number
  /** Path of the root certificate, once the first certificate was made. */
  certificate: string
  stop: () => Promise<void>
}>
