// Parts of the declarative router that blocks may use. Every page carries them, so a block that begins to use one changes
// no file of other pages. Links are plain `<a>` (`renderer/browser/use-link-navigation.ts`). A table of routes, its
// parameters, and the hooks of data and framework routers find nothing on this site (decision 0002).
export {
  BrowserRouter,
  Router,
  UNSAFE_createBrowserHistory,
  useHref,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'
