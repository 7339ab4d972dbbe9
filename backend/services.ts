import type { ChangeStreams } from './publishing/changes/change-streams.ts'
import type { Database } from './kernel/database/database.ts'
import type { FileStore } from './clinic/files/file-store.ts'
import type { Logger } from 'pino'
import type { MessageChannels } from '#schema/notifications.ts'
import type { Definitions } from './publishing/site/block-check.ts'
import type { ChooseProvider } from './people/certification/choose-provider.ts'
import type { SocialSites } from './people/social-sign-in/sites.ts'
import type { SecretBox } from './kernel/credentials/secret-box.ts'
import type { GuessLimit } from './kernel/credentials/guess-limit.ts'
import type { PageSearch } from './publishing/site/page-search.ts'
import type { Pages } from './publishing/site/pages.ts'
import type { Clearing } from './clinic/files/drop-uploads.ts'
import type { SignIn } from './people/accounts/sign-in.ts'
import type { VisitCounter } from './insight/visits/visit-counter.ts'
import type { SitePage } from './publishing/site/site-page.ts'

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
