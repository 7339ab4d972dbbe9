import type { Config } from 'vike/types'

// https://vike.dev/config
export default { clientRouting: false, hydrationCanBeAborted: false } satisfies Config
