import type { PropsWithChildren } from 'react'
import { DrawerFrame, type DrawerLook } from '../drawer-frame.tsx'
import type { EarlyLayerName } from './take-over.ts'

/**
 * Holds a layer in the document, closed, for a visitor who opens it before its script has come. The document's own script
 * opens it where a control with `data-opens` of its name is tapped, and closes it at `data-closes`
 * (`renderer/server/open-early-layers.ts`); a `Drawer` that `takesOver` its name takes its place. Rendered on the server
 * alone.
 */
export function EarlyLayer({ name, ...look }: PropsWithChildren<DrawerLook & { name: EarlyLayerName }>) {
  return (
    <div data-early-layer={name} hidden>
      <DrawerFrame {...look} isModal={false} />
    </div>
  )
}
