import { startSite } from './start-site.tsx'

void startSite()
