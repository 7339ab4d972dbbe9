/**
 * What is told of a visit, by the names of GA4. Nothing of health is in a name or a value: a page is told by the key
 * of its definition (`product`), and a booking by a number made for it alone, without what was booked.
 * Source: docs/product.md, W8.
 */
export type TagEvent =
  | { name: 'page_view'; page: string }
  | { name: 'view_item' | 'add_to_cart' | 'begin_checkout' }
  | { name: 'purchase'; transactionId: string }

/** An outside script that measures visits, once it has come. */
export type Tag = (event: TagEvent) => void

/** Loads a tag by the clinic's id; rejects where its script does not come. */
export type TagLoader = (id: string) => Promise<Tag>
