import type { SubjectContext } from '#schema/define-block.ts'
import type { ExhibitionDetail } from '#schema/exhibitions.ts'
import type { PageSubject } from '#schema/page-subject.ts'

/** Describes the page of an exhibition: a collection of treatments. */
export const describeExhibition = (
  { title, summary, image, products }: ExhibitionDetail,
  { origin, path }: SubjectContext,
): PageSubject => ({
  title,
  description: summary.slice(0, 150),
  image,
  breadcrumbs: [{ title: '기획전', url: '/exhibitions' }],
  structuredData: [
    {
      '@type': 'CollectionPage',
      name: title,
      url: `${origin}${path}`,
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: products.map(({ id, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: `${origin}/products/${id}`,
        })),
      },
    },
  ],
})
