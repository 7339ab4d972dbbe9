import type { productCategoriesContract } from '#api/contract/product-categories.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'
import type { FlatProductCategory, ProductCategory } from '#schema/products.ts'

const image = { src: '/_files/1/booster.webp', alt: '투명한 겔이 담긴 유리병', width: 1200, height: 900 }

const category: ProductCategory = {
  id: 3,
  name: '피부결·보습',
  description: '건조함과 거친 결',
  image,
  isSecret: false,
  parentId: null,
  depth: 0,
  productCount: 5,
}

const flatCategory: FlatProductCategory = {
  id: 3,
  productCategoryName: '피부결·보습',
  description: '건조함과 거친 결',
  imageUrl: image.src,
  isSecret: false,
  parentId: null,
  productCount: 5,
}

const flatCategories = {
  query: { productCategoryName: '보습' },
  response: { rows: [flatCategory], count: 1 },
}

const examples: Examples<keyof typeof productCategoriesContract> = {
  'GET /product-categories': flatCategories,
  'GET /compatibility/product-categories': flatCategories,
  'GET /compatibility/product-categories/{id}': { params: { id: 3 }, query: {}, response: flatCategory },
  'GET /v2/product-categories': { query: {}, response: { rows: [category], count: 1 } },
  'GET /v2/product-categories/{id}': {
    params: { id: 3 },
    query: {},
    response: { ...category, parents: [], children: [] },
  },
}

export default examples
