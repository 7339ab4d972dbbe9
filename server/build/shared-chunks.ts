import type { Rolldown } from 'vite'

/** Modules of folders and packages, as the bundler names them. */
const among = (...paths: string[]) => new RegExp(`/(?:${paths.join('|')})`)
const packages = (...names: string[]) => `node_modules/(?:${names.join('|')})/`

/**
 * Files that the site's scripts share. Left alone, the bundler cuts by which entries use what, and a new block type would
 * move the cuts and so change the scripts of pages that do not have it. So all that blocks may share is in one of these, by
 * folder or package. A group takes its modules and all their imports, except modules that an earlier group has taken.
 */
export const siteChunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'packages',
    test: among(
      packages('react', 'react-dom', 'scheduler', '@tanstack', 'zustand', '@stitches'),
      packages('react-router', 'react-router-dom', 'cookie', 'set-cookie-parser'),
      'preload-helper',
    ),
  },
  // Modules that start the site, and all parts of a header.
  {
    name: 'site',
    test: among(
      '(?:renderer/(?:browser|shared)|store)/(?!later/)',
      'api/(?!sign-out)',
      'ui/(?:early|header)/(?!cart-count|today-text|mobile-menu-(?:content|panel))',
      'ui/(?:format|layout|picture|readable|text|when-usable|without-scripts)\\.',
      packages('lucide-react'),
    ),
  },
  // Parts that sections are made of.
  {
    name: 'parts',
    test: among('ui/(?!form|certification/|social/|carousel-slides|toast|load-font-sheet)', 'schema/'),
  },
  { name: 'forms', test: among('ui/(?:form|certification/|social/)', packages('react-hook-form')) },
  // Modules that load once the page is idle.
  { name: 'later', test: among('(?:renderer/browser|store)/later/', 'ui/toast', 'api/sign-out') },
]

/** Files of the booking widget: its first screen, the steps after it, and the management of existing bookings. */
export const widgetChunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', test: among('widget/app/start\\.') },
  { name: 'steps', test: among('widget/app/steps/') },
  { name: 'manage', test: among('widget/app/manage/') },
]
