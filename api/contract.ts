import { accountsContract } from './contract/accounts.ts'
import { afterNoticesContract } from './contract/after-notices.ts'
import { apiKeysContract } from './contract/api-keys.ts'
import { bannersContract } from './contract/banners.ts'
import { beforeAftersContract } from './contract/before-afters.ts'
import { boardsContract } from './contract/boards.ts'
import { brandingsContract } from './contract/brandings.ts'
import { cartsContract } from './contract/carts.ts'
import { certificationContract } from './contract/certification.ts'
import { changesContract } from './contract/changes.ts'
import { clockContract } from './contract/clock.ts'
import { consoleCustomersContract } from './contract/console-customers.ts'
import { consoleTermsContract } from './contract/console-terms.ts'
import { consultationsContract } from './contract/consultations.ts'
import { customerPostsContract } from './contract/customer-posts.ts'
import { customersContract } from './contract/customers.ts'
import { employeesContract } from './contract/employees.ts'
import { eventsContract } from './contract/events.ts'
import { exhibitionsContract } from './contract/exhibitions.ts'
import { faqsContract } from './contract/faqs.ts'
import { filesContract } from './contract/files.ts'
import { findContract } from './contract/find.ts'
import { limitRefusalsContract } from './contract/limit-refusals.ts'
import { linkTargetsContract } from './contract/link-targets.ts'
import { linksContract } from './contract/links.ts'
import { listViewsContract } from './contract/list-views.ts'
import { noticesContract } from './contract/notices.ts'
import { notificationsContract } from './contract/notifications.ts'
import { overviewContract } from './contract/overview.ts'
import { partnersContract } from './contract/partners.ts'
import { phoneCodesContract } from './contract/phone-codes.ts'
import { popupsContract } from './contract/popups.ts'
import { presenceContract } from './contract/presence.ts'
import { previewLinksContract } from './contract/preview-links.ts'
import { publicationChecksContract } from './contract/publication-checks.ts'
import { productCategoriesContract } from './contract/product-categories.ts'
import { productsContract } from './contract/products.ts'
import { reservationsContract } from './contract/reservations.ts'
import { retentionContract } from './contract/retention.ts'
import { resourcesContract } from './contract/resources.ts'
import { reviewsContract } from './contract/reviews.ts'
import { scheduledPublicationsContract } from './contract/scheduled-publications.ts'
import { schedulesContract } from './contract/schedules.ts'
import { searchContract } from './contract/search.ts'
import { settingsContract } from './contract/settings.ts'
import { siteContract } from './contract/site.ts'
import { siteMapContract } from './contract/site-map.ts'
import { socialSignInContract } from './contract/social-sign-in.ts'
import { termsContract } from './contract/terms.ts'
import { visitsContract } from './contract/visits.ts'
import { waitingsContract } from './contract/waitings.ts'
import { webhooksContract } from './contract/webhooks.ts'

/**
 * The one list of calls. Routes, validation, authorisation, limits, OpenAPI and the client's types follow from it.
 * A visitor's browser imports its type only.
 */
export const contract = {
  ...accountsContract,
  ...afterNoticesContract,
  ...apiKeysContract,
  ...bannersContract,
  ...beforeAftersContract,
  ...boardsContract,
  ...brandingsContract,
  ...cartsContract,
  ...certificationContract,
  ...changesContract,
  ...clockContract,
  ...consoleCustomersContract,
  ...consultationsContract,
  ...customerPostsContract,
  ...consoleTermsContract,
  ...customersContract,
  ...employeesContract,
  ...eventsContract,
  ...exhibitionsContract,
  ...faqsContract,
  ...filesContract,
  ...findContract,
  ...limitRefusalsContract,
  ...linkTargetsContract,
  ...linksContract,
  ...listViewsContract,
  ...noticesContract,
  ...notificationsContract,
  ...overviewContract,
  ...partnersContract,
  ...phoneCodesContract,
  ...popupsContract,
  ...presenceContract,
  ...previewLinksContract,
  ...productCategoriesContract,
  ...productsContract,
  ...reservationsContract,
  ...retentionContract,
  ...resourcesContract,
  ...reviewsContract,
  ...publicationChecksContract,
  ...scheduledPublicationsContract,
  ...schedulesContract,
  ...searchContract,
  ...settingsContract,
  ...siteContract,
  ...siteMapContract,
  ...socialSignInContract,
  ...termsContract,
  ...visitsContract,
  ...waitingsContract,
  ...webhooksContract,
}
export type Contract = typeof contract
export type CallName = keyof Contract
