import { createContext, useContext } from 'react'

/** The modal window that a part stands in: nothing outside of it can be seen over it or clicked. */
export const LayerContext = createContext<HTMLElement | null>(null)

/** Where a part's list opens, for its portal and its positioner: in the window that the part stands in. */
export function usePopupPlace() {
  const layer = useContext(LayerContext)
  return {
    portal: layer ? { container: layer } : {},
    // A window cuts off what is placed within it, and not what is placed on the screen.
    positioner: { positionMethod: layer ? 'fixed' : 'absolute' },
  } as const
}
