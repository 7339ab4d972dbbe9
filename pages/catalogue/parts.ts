import type { CataloguePart } from '#ui/catalogue-part.ts'

const modules = import.meta.glob<CataloguePart>('../../ui/**/*.catalogue.tsx', {
  eager: true,
  import: 'default',
})

/** Every part of the interface that has a page, by its file's name: `toast` of `ui/toast.catalogue.tsx`. */
export const parts: ReadonlyMap<string, CataloguePart> = new Map(
  Object.entries(modules)
    .map(([path, part]): [string, CataloguePart] => [
      path
        .replace(/^.*\/ui\//, '')
        .replace(/\.catalogue\.tsx$/, '')
        .replaceAll('/', '-'),
      part,
    ])
    .sort(([, one], [, other]) => one.title.localeCompare(other.title, 'ko')),
)
