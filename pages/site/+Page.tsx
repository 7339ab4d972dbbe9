// https://vike.dev/Page
export { Site as Page } from '#renderer/site.tsx'
