import type { Leave } from '#api/use-leave.tsx'
import type { BrowserApplication } from './create-application.ts'

/** Ways in which a visitor of the site leaves. Source: docs/product.md, M11. */
export function createLeave(application: BrowserApplication): Leave {
  const forget = async () => {
    // Came with the scripts that know the user, when the page was at rest.
    const { forgetPerson } = await import('./later/forget-person.ts')
    forgetPerson(application)
  }
  return {
    forget,
    async signOut() {
      await application.endSession('person')
      await forget()
    },
  }
}
