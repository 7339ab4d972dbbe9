import { useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { CatalogueData } from '#renderer/shared/catalogue-request.ts'
import { createClock } from '#ui/clock.ts'
import { ClockContext } from '#ui/clock-context.ts'
import { Overview } from './overview.tsx'
import { PartDocument } from './part-document.tsx'
import { PartPage } from './part-page.tsx'
import { Tool } from './tool.tsx'
import { TypePage } from './type-page.tsx'
import { useAddress } from './use-address.tsx'

// https://vike.dev/Page
export function Page(data: CatalogueData) {
  const { path } = useAddress()
  const [clock] = useState(() => createClock(async () => {}))
  const [, kind, name = ''] = path.split('/')
  if (kind === 'part') {
    // What is shown in a frame.
    return (
      <BrowserRouter>
        <ClockContext value={clock}>
          <PartDocument name={name} />
        </ClockContext>
      </BrowserRouter>
    )
  }
  return (
    <Tool {...data}>
      {kind === 'types' ? (
        <TypePage {...data} component={name} />
      ) : kind === 'parts' ? (
        <PartPage name={name} />
      ) : (
        <Overview {...data} />
      )}
    </Tool>
  )
}
