// https://vike.dev/Page
export { Site as Page } from '#renderer/shared/site.tsx'
