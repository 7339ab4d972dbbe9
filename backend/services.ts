import type { Database } from './database/database.ts'
import type { Definitions } from './services/block-check.ts'
import type { PageSearch } from './services/page-search.ts'
import type { Pages } from './services/pages.ts'
import type { SignIn } from './services/sign-in.ts'

/** What routes work with; made once for each backend. */
export type Services = {
  database: Database
  definitions: Definitions
  pages: Pages
  search: PageSearch
  signIn: SignIn
}
