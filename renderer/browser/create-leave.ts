import { forgetCustomer } from '#api/forget-customer.ts'
import type { Leave } from '#api/use-leave.tsx'
import type { BrowserApplication } from './create-application.ts'

/** Ways in which a visitor of the site leaves. Source: docs/product.md, M11. */
export function createLeave({ api, queryClient, store, signOut }: BrowserApplication): Leave {
  const forget = async () => {
    // Is of the scripts that came when the page was at rest: before that nobody is known.
    const { forgetPerson } = await import('./later/forget-person.ts')
    forgetPerson(store)
    forgetCustomer(api, queryClient)
  }
  return {
    forget,
    async signOut() {
      await signOut.end('person')
      await forget()
    },
  }
}
