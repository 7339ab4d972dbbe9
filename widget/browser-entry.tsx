import { startWidget } from './app/start.tsx'

startWidget()
