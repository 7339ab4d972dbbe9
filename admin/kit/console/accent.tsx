import { useQuery } from '@tanstack/react-query'
import type { CSSProperties, PropsWithChildren } from 'react'
import { useAdmin } from './admin-context.tsx'
import { getSiteThemeQueryOptions } from './get-site-theme.ts'
import { root } from './styles.ts'

/** The tool's ground, with the partner's colour as its only accent. */
export function Accent({ children }: PropsWithChildren) {
  const { api } = useAdmin()
  const { data: theme } = useQuery(getSiteThemeQueryOptions(api))
  const colors = theme && {
    '--colors-primary1': theme.primary1,
    '--colors-primary2': theme.primary1,
    '--colors-onPrimary': theme.onPrimary,
  }
  return (
    <div className={root()} style={colors ? (colors as CSSProperties) : undefined}>
      {children}
    </div>
  )
}
