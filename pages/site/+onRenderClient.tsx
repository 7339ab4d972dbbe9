import { startSite } from '#renderer/start-site.tsx'

// https://vike.dev/onRenderClient
export const onRenderClient = () => startSite()
