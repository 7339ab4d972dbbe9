/** Takes an address of a site apart: its path as it is written, and the parameters of its query. */
export function splitAddress(address: string): { path: string; query: string; parameters: URLSearchParams } {
  const [path = '/', query = ''] = address.split(/\?(.*)/s, 2)
  return { path, query, parameters: new URLSearchParams(query) }
}
