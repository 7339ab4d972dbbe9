/** The site's search for a keyword. Source: docs/product.md, S4. */
export const searchAddress = (keyword: string) => `/search?keyword=${encodeURIComponent(keyword)}`
