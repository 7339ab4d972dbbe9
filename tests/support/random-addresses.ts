import fc from 'fast-check'

/** Addresses that something once took for more than a page's. */
const hostile = [
  '/_app',
  '/_app/',
  '/x%0a',
  '/%0d%0aset-cookie:a=b',
  '/%E2%80%A8',
  '/%61dmin',
  '/%5fcatalogue',
  '/index.pageContext.json',
  '/products/index.pageContext.json',
  '/_page?path=/_app',
  '/_page?path=%00',
  '/%',
  '/%E2%80',
  '/%00',
  '/%2e%2e/admin',
  '/.%2e/%2e./_api/page',
  '/*',
  '/:productId',
  '/products/:productId',
  '/products/1e99',
  '/products/-1',
  '/products/99999999999999999999',
  '/products/%00',
  '/boards/__proto__/detail/constructor',
  '/search?keyword=%ED%A0%80%00',
  '/?page=NaN&page=1',
  `/${'a'.repeat(500)}`,
  `/${'%EA%B0%80'.repeat(500)}`,
  `/${'a/'.repeat(1000)}`,
]

const piece = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^[A-Za-z0-9._~!$&'()*+,;=:@^`{|}"<>[\]\\-]{1,12}$/) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }).map(encodeURIComponent) },
  // Bytes, of which few are UTF-8.
  {
    weight: 2,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 6 })
      .map((bytes) => bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')),
  },
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '%5c',
    '',
    '%',
    '%u0041',
    'products',
    'events',
    '_app',
    'admin',
  ),
)

const address = fc
  .tuple(fc.array(piece, { maxLength: 5 }), fc.option(piece), fc.boolean())
  .map(([pieces, query, isData]) => {
    const path = `/${pieces.join('/')}`
    if (isData && query) return `/_page?path=${path}`
    return query === null ? path : `${path}?keyword=${query}`
  })

/** Paths with queries as nobody means to send them: the same for the same seed, and all that is known to be hostile. */
export const randomAddresses = (count: number, seed: number): string[] => [
  ...hostile,
  ...fc.sample(address, { numRuns: Math.max(0, count - hostile.length), seed }),
]
