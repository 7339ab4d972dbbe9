import { accountsExamples } from './examples/accounts.ts'
import { authExamples } from './examples/auth.ts'
import { consoleExamples } from './examples/console.ts'
import { contentExamples } from './examples/content.ts'
import { customerPostExamples, fileExamples } from './examples/customer-posts.ts'
import { customersExamples } from './examples/customers.ts'
import { eventExamples } from './examples/events.ts'
import type { Examples } from './examples/example.ts'
import { exhibitionExamples } from './examples/exhibitions.ts'
import { pageExamples } from './examples/page.ts'
import { partnerExamples } from './examples/partner.ts'
import { productExamples } from './examples/products.ts'
import { resourcesExamples } from './examples/resources.ts'
import { searchExamples } from './examples/search.ts'
import { siteMapExamples } from './examples/site-map.ts'
import { termsExamples } from './examples/terms.ts'
import { employeesExamples } from './examples/employees.ts'
import { settingsExamples } from './examples/settings.ts'
import { phoneCodesExamples } from './examples/phone-codes.ts'
import { consoleReservationsExamples, reservationsExamples } from './examples/reservations.ts'
import { cartsExamples } from './examples/carts.ts'
import { linksExamples } from './examples/links.ts'

/** Every call as it might be made and answered. */
export const examples: Examples = {
  ...partnerExamples,
  ...pageExamples,
  ...consoleExamples,
  ...accountsExamples,
  ...authExamples,
  ...customersExamples,
  ...termsExamples,
  ...searchExamples,
  ...siteMapExamples,
  ...productExamples,
  ...eventExamples,
  ...exhibitionExamples,
  ...employeesExamples,
  ...reservationsExamples,
  ...phoneCodesExamples,
  ...settingsExamples,
  ...consoleReservationsExamples,
  ...cartsExamples,
  ...linksExamples,
  ...contentExamples,
  ...customerPostExamples,
  ...fileExamples,
  ...resourcesExamples,
}
