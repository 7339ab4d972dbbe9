// What blocks may want of the declarative router. Every page carries it, so that a block which begins to use one of
// these changes no file of other pages. An export that is missing here ends the build: add it, and with it its bytes to
// every page. A table of routes, and the hooks of data and framework routers, find nothing on this site (decision 0002).
export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  NavigationType,
  createPath,
  createSearchParams,
  generatePath,
  matchPath,
  parsePath,
  resolvePath,
  useHref,
  useInRouterContext,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router-dom'
