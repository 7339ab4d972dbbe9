import type { WrittenPage } from './define-page.ts'

const modules = import.meta.glob<WrittenPage>('./default-pages/*.ts', { eager: true, import: 'default' })

/** The default page of every route, by key, which is its file's name. Adding a route is adding a file. */
export const defaultPages: Record<string, WrittenPage> = Object.fromEntries(
  Object.entries(modules).map(([path, page]) => [path.replace(/^.*\/|\.ts$/g, ''), page]),
)
