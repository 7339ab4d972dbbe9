import { escapeHtml } from '#renderer/server/escape.ts'
import type { Theme } from '#schema/theme.ts'

/** A clinic's mark for the browser's tab: its initial on its colour, with its corners. */
export function favicon(name: string, theme: Theme): string {
  const initial = [...name][0] ?? ''
  const radius = Math.min(theme.radius * 1.2, 20)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${theme.primary1}"/><text x="32" y="44" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="34" fill="${theme.onPrimary}">${escapeHtml(initial)}</text></svg>`
}
