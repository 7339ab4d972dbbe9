import { accountsContract } from './contract/accounts.ts'
import { authContract } from './contract/auth.ts'
import { boardsContract } from './contract/boards.ts'
import { cartsContract } from './contract/carts.ts'
import { casesContract } from './contract/cases.ts'
import { consoleContract } from './contract/console.ts'
import { customerPostsContract } from './contract/customer-posts.ts'
import { customersContract } from './contract/customers.ts'
import { deploymentContract } from './contract/deployment.ts'
import { employeesContract } from './contract/employees.ts'
import { eventsContract } from './contract/events.ts'
import { exhibitionsContract } from './contract/exhibitions.ts'
import { filesContract } from './contract/files.ts'
import { linksContract } from './contract/links.ts'
import { noticesContract } from './contract/notices.ts'
import { pageContract } from './contract/page.ts'
import { partnerContract } from './contract/partner.ts'
import { phoneCodesContract } from './contract/phone-codes.ts'
import { productsContract } from './contract/products.ts'
import { promotionsContract } from './contract/promotions.ts'
import { consoleReservationsContract, reservationsContract } from './contract/reservations.ts'
import { resourcesContract } from './contract/resources.ts'
import { searchContract } from './contract/search.ts'
import { settingsContract } from './contract/settings.ts'
import { siteMapContract } from './contract/site-map.ts'
import { termsContract } from './contract/terms.ts'

/**
 * The one list of calls. Routes, validation, authorisation, limits, OpenAPI and the client's types follow from it.
 * A visitor's browser imports its type only.
 */
export const contract = {
  ...partnerContract,
  ...pageContract,
  ...consoleContract,
  ...accountsContract,
  ...authContract,
  ...customersContract,
  ...termsContract,
  ...searchContract,
  ...siteMapContract,
  ...productsContract,
  ...eventsContract,
  ...exhibitionsContract,
  ...employeesContract,
  ...reservationsContract,
  ...settingsContract,
  ...phoneCodesContract,
  ...consoleReservationsContract,
  ...cartsContract,
  ...linksContract,
  ...boardsContract,
  ...casesContract,
  ...customerPostsContract,
  ...deploymentContract,
  ...filesContract,
  ...noticesContract,
  ...promotionsContract,
  ...resourcesContract,
}
export type Contract = typeof contract
export type CallName = keyof Contract
