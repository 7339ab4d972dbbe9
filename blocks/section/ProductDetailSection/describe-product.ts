import type { SubjectContext } from '#schema/define-block.ts'
import type { PageSubject } from '#schema/page-subject.ts'
import { inClinicWords } from '#schema/plain/treatment-word.ts'
import type { ProductDetail } from '#schema/products.ts'

const longestDescription = 150

/** Describes the page of a treatment. A secret one stays out of search engines, and so do prices nobody may see. */
export function describeProduct(
  product: ProductDetail,
  { origin, path, hasPriceView, treatmentWord }: SubjectContext,
): PageSubject {
  const url = `${origin}${path}`
  const description = product.summary || product.options.map(({ name }) => name).join(', ')
  const offers = hasPriceView ? offersOf(product, url) : []
  return {
    title: product.name,
    description: description.slice(0, longestDescription),
    image: product.image,
    noindex: product.isSecret,
    breadcrumbs: breadcrumbsOf(product, (text) => inClinicWords(text, treatmentWord)),
    structuredData: [
      {
        '@type': 'Service',
        name: product.name,
        ...(product.summary && { description: product.summary }),
        url,
        ...(product.image && { image: absolute(product.image.src, origin) }),
        ...(product.categories[0] && { category: product.categories[0].name }),
        ...(offers.length > 0 && { offers }),
      },
    ],
  }
}

/** Way to a treatment: the list, then the list of its first category. */
export const breadcrumbsOf = ({ categories: [category] }: ProductDetail, say: (text: string) => string) => [
  { title: say('시술 안내'), url: '/products' },
  ...(category ? [{ title: category.name, url: `/products?category=${category.id}` }] : []),
]

const absolute = (src: string, origin: string) => (src.startsWith('/') ? `${origin}${src}` : src)

/** `Offer` of schema.org for each option with a price. */
const offersOf = ({ options }: ProductDetail, url: string) =>
  options.flatMap(({ name, price }) =>
    price
      ? [
          {
            '@type': 'Offer',
            name,
            price: price.amount,
            priceCurrency: 'KRW',
            url,
            ...(price.endsAt && { priceValidUntil: price.endsAt.slice(0, 10) }),
          },
        ]
      : [],
  )
