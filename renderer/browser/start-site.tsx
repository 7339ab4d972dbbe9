import { LeaveProvider } from '#api/use-leave.tsx'
import type { ErrorInfo } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { createApplication } from './create-application.ts'
import { createLeave } from './create-leave.ts'
import { NavigatedSite } from './navigated-site.tsx'
import { nearbyComponents } from './nearby-components.ts'
import { reportRecovered } from './report-recovered.ts'
import { ApplicationProvider } from '../shared/site.tsx'
import { firstComponents, type SiteData } from '../shared/site-data.ts'

/** Takes over the document that the server rendered. */
export function startSite(): void {
  const site = JSON.parse(document.getElementById('site-data')?.textContent ?? '') as SiteData
  const { shell, ...firstPage } = site
  const application = createApplication(shell.theme)
  for (const [key, data] of firstPage.queries) application.queryClient.setQueryData(key, data)
  const nearby = nearbyComponents(site.scripts)
  void nearby.want(firstComponents(site))
  const history = createBrowserHistory({ v5Compat: true })
  hydrateRoot(
    document.getElementById('app') as HTMLElement,
    <ApplicationProvider application={application}>
      <LeaveProvider value={createLeave(application)}>
        <NavigatedSite {...{ application, history, shell, firstPage, nearby }} />
      </LeaveProvider>
    </ApplicationProvider>,
    {
      onRecoverableError: (error) => reportRecovered(error, firstPage),
      onCaughtError: reportCaught,
    },
  )
  nearby.watch()
}

function reportCaught(error: unknown, { componentStack }: ErrorInfo): void {
  console.error('A block could not be shown.', error, componentStack)
}
