import { lazy, type ErrorInfo } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { BlockComponent, BlockComponents } from '#registry/components.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { importComponents } from './browser-components.ts'
import { createApplication } from './create-application.ts'
import { NavigatedSite } from './navigated-site.tsx'
import { ApplicationProvider } from './site.tsx'
import { firstComponents, type SiteData } from './site-data.ts'

/** Takes over the document that the server rendered. */
export async function startSite(): Promise<void> {
  const site = JSON.parse(document.getElementById('site-data')?.textContent ?? '') as SiteData
  const { shell, ...firstPage } = site
  const application = createApplication(shell.theme)
  for (const [key, data] of firstPage.queries) application.queryClient.setQueryData(key, data)
  const components = await importFirst(site)
  hydrateRoot(
    document.getElementById('app') as HTMLElement,
    <ApplicationProvider application={application}>
      <BrowserRouter>
        <NavigatedSite {...{ application, shell, firstPage, firstComponents: components }} />
      </BrowserRouter>
    </ApplicationProvider>,
    { onRecoverableError: reportRecovered, onCaughtError: reportCaught },
  )
}

/** The components of the first screen now; those of the rest when the browser is at rest or the visitor moves. */
async function importFirst(site: SiteData): Promise<BlockComponents> {
  const first = firstComponents(site)
  const scripts = Object.entries(site.scripts)
  const now = Object.fromEntries(scripts.filter(([name]) => first.has(name)))
  const later = Object.fromEntries(scripts.filter(([name]) => !first.has(name)))
  const components = await importComponents(now)
  const rest = restOrMove().then(() => importComponents(later))
  // Until a component has come, React leaves the markup that the server sent for it as it is.
  const waiting = Object.keys(later).map(
    (name) => [name, lazy(async () => ({ default: await oneOf(rest, name) }))] as const,
  )
  return new Map<string, BlockComponent>([...components, ...waiting])
}

async function oneOf(loading: Promise<BlockComponents>, name: string): Promise<BlockComponent> {
  const component = (await loading).get(name)
  if (!component) throw new Error(`The script of ${name} could not be loaded.`)
  return component
}

function restOrMove(): Promise<void> {
  const moves = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'focusin', 'scroll'] as const
  return new Promise((done) => {
    const start = () => {
      callOff()
      for (const move of moves) window.removeEventListener(move, start, true)
      done()
    }
    const callOff = whenIdle(start)
    for (const move of moves) window.addEventListener(move, start, { capture: true, passive: true })
  })
}

/** A block that threw on the server has been reported there; anything else that React mended is a mismatch. */
function reportRecovered(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  if (/#419|could not finish this Suspense boundary/.test(message)) return
  console.error('The page differs from the one the server sent.', error)
}

function reportCaught(error: unknown, { componentStack }: ErrorInfo): void {
  console.error('A block could not be shown.', error, componentStack)
}
