import type { ChangeStreams } from './changes/change-streams.ts'
import type { Database } from './database/database.ts'
import type { FileStore } from './files/file-store.ts'
import type { Logger } from 'pino'
import type { MessageChannels } from '#schema/notifications.ts'
import type { Definitions } from './site/block-check.ts'
import type { ChooseProvider } from './certification/choose-provider.ts'
import type { SocialSites } from './social-sign-in/sites.ts'
import type { SecretBox } from './credentials/secret-box.ts'
import type { GuessLimit } from './credentials/guess-limit.ts'
import type { PageSearch } from './site/page-search.ts'
import type { Pages } from './site/pages.ts'
import type { Clearing } from './files/drop-uploads.ts'
import type { SignIn } from './accounts/sign-in.ts'
import type { VisitCounter } from './visits/visit-counter.ts'
import type { SitePage } from './site/site-page.ts'

/** Services that routes work with; made once for each backend. */
export type Services = {
  database: Database
  files: FileStore
  logger: Logger
  definitions: Definitions
  pages: Pages
  /** Pages of a site at paths that its partner has no page for. */
  defaults: SitePage[]
  search: PageSearch
  signIn: SignIn
  /** Seals the secrets of second factors, webhooks and social sign-ins. */
  secretBox: SecretBox
  /** Clears away what visitors sent and never posted. */
  clearing: Clearing
  /** Chooses who certifies identities at a partner. */
  chooseCertification: ChooseProvider
  /** Sites whose accounts sign members in. */
  socialSites: SocialSites
  /** Lets webhooks lead to this machine. */
  allowsLocalWebhooks: boolean
  /** Channels of messages. */
  messageChannels: MessageChannels
  /** Bounds guesses at customers' passwords. */
  guessCustomer: GuessLimit
  /** Streams changes to open consoles. */
  changeStreams: ChangeStreams
  /** Counts what visitors look at. */
  visits: VisitCounter
}
