import { startSite } from './start-site.tsx'

startSite()
