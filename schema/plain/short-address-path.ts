/** Path of a site below which its short addresses stand: `/s/ab12cd`. Source: docs/product.md, T9. */
export const shortAddressPath = '/s/'
