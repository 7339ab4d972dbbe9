import type { Rolldown } from 'vite'

/** Modules of folders and packages, as the bundler names them. */
const among = (...paths: string[]) => new RegExp(`/(?:${paths.join('|')})`)
const packages = (...names: string[]) => `node_modules/(?:${names.join('|')})/`

/**
 * Files that the site's scripts share. Left alone, the bundler cuts by which entries use what, and a new block type would
 * move the cuts and so change the scripts of pages that do not have it. So all that blocks may share is in one of these, by
 * folder or package. A group takes with its modules all that they import, but for what a group before it took.
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
  // What starts the site, with all that a header is made of.
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
  // What sections are made of.
  {
    name: 'parts',
    test: among('ui/(?!form|certification/|social/|carousel-slides|toast|load-font-sheet)', 'schema/'),
  },
  { name: 'forms', test: among('ui/(?:form|certification/|social/)', packages('react-hook-form')) },
  // What is loaded when the page is at rest.
  { name: 'later', test: among('(?:renderer/browser|store)/later/', 'ui/toast', 'api/sign-out') },
]

/** Files of the booking widget: its first screen, the steps after that, and what is done with bookings that are made. */
export const widgetChunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', test: among('widget/app/start\\.') },
  { name: 'steps', test: among('widget/app/steps/') },
  { name: 'manage', test: among('widget/app/manage/') },
]
