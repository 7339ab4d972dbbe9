import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

/** Hooks of react-query beside `useQuery`, and what they alone need. */
const furtherQueries =
  '(?:HydrationBoundary|hydration|infiniteQuery\\w+|mutation(?!Cache)\\w*|queriesObserver|streamedQuery|use(?!BaseQuery|Query)\\w+)'

/** Parts of `ui/` that few pages load, each a file of its own: those that other parts are made of, and the rest. */
const ownFoundations = ['carousel-slides', 'tooltip'].join('|')
const ownParts = ['message-page', 'theme-page', 'video'].join('|')

/** A script of ours whose path has this. */
const ours = (path: string) => new RegExp(`^(?!.*\\.(?:test|catalogue)\\.).*/(?:${path})(?<=\\.tsx?)$`)

/**
 * Which modules share a file. Left alone, the bundler cuts by which entries use what, and a new block type would move
 * the cuts and so change the scripts of pages that do not have it. So no group looks at the blocks that there are. A group
 * takes with its modules all that they import, but for what a group before it took.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  // The widget's own (decision 0071): its first screen, the steps after that, and what is done with bookings that are made.
  { name: 'widget-start', test: ours('widget/app/start.tsx') },
  { name: 'widget-steps', test: ours('widget/app/steps/.*') },
  { name: 'widget-manage', test: ours('widget/app/manage/.*') },
  {
    name: 'base',
    test: new RegExp(
      `/node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@stitches|@tanstack(?!/.*/${furtherQueries}\\.js$)|zustand(?=/esm/(?:index|react|vanilla)\\.mjs$))/|^\\0(?:rolldown/runtime|vite/preload-helper)\\.js$`,
    ),
  },
  { name: 'queries', test: new RegExp(`/@tanstack/.*/${furtherQueries}\\.js$`) },
  // What nearly every page has: `ui/base/interface.ts` tells. Of `schema/plain/` the rest serves the console or a few pages.
  {
    name: 'interface',
    test: ours(
      'renderer/shared/site.tsx|ui/base/interface.ts|ui/header/(?!cart-count|today-text|mobile-menu-panel|mobile-menu-content|mobile-menu\\.styles).*|api/(?!contract|cart-calls|operator-client|sign-out|use-widget-answers|queries/(?!get-partner\\.)).*|store/(?!later/|use-visitor-answer|use-widget-state).*|schema/plain/(?:text-colors|browser-keys)\\..*',
    ),
  },
  // What is loaded when the page is at rest is one file, so that the scripts before it name but that.
  {
    name: 'visitor',
    test: ours(
      'renderer/browser/later/.*|store/later/.*|api/sign-out.*|ui/toast.*|ui/load-font-sheet.*|ui/header/cart-count.*',
    ),
  },
  { name: ownCall, test: ours('api/queries/.*') },
  {
    name: (id, context) => (context.getModuleInfo(partsList)?.importedIds.includes(id) ? null : ownFile(id)),
    test: /\/lucide-react\/dist\/esm\/icons\/.*(?<!\?widget)$/,
  },
  // Whatever tells hours needs the first two, and a header that tells today's loads all three at rest.
  { name: 'ui-hours', test: ours('ui/(?:hours-of-days|operating-hours|header/today-text)\\..*') },
  { name: ownFile, test: ours(`ui/(?:${ownFoundations})\\.tsx?`) },
  // What sections are made of: nearly every page has a dozen of these, of which hardly one weighs a kilobyte.
  {
    name: 'parts',
    test: ours(
      `ui/(?:(?!(?:${ownParts})\\.)[^/]*|base/.*|widget/(?!contact|hours|place).*)|api/(?:cart-calls|use-widget-answers).*|store/(?:use-visitor-answer|use-widget-state).*|schema/plain/(?:days|picked-order|tags)\\..*`,
    ),
  },
  { name: 'forms', test: new RegExp(`/node_modules/react-hook-form/|${ours('ui/form/.*').source}`) },
  { name: 'popups', test: ours('ui/popup/.*') },
  { name: 'menu', test: ours('ui/header/mobile-menu(?:-panel|-content|\\.styles).*') },
  { name: ownFile, test: ours('ui/.*') },
]

/** Module that lists what `parts` holds beside the files of `ui/`. */
const partsList = fileURLToPath(new URL('../../ui/base/parts.ts', import.meta.url))

/** `call-get-popups` of `api/queries/get-popups.ts`: a page loads the calls that its blocks make. */
function ownCall(id: string): string {
  return `call-${id.replace(/^.*\/|\.ts.*$/g, '')}`
}

/** `ui-video` of `ui/video.tsx`; `icon-phone` of lucide's, `icon-social-icons` of `ui/icons/social-icons.tsx`. */
function ownFile(id: string): string {
  const [, icon] = /\/icons\/(.*)\.(?:mjs|tsx?)/.exec(id) ?? []
  return icon
    ? `icon-${icon}`
    : `ui-${id
        .replace(/^.*\/ui\//, '')
        .replace(/\.tsx?.*$/, '')
        .replaceAll('/', '-')}`
}
