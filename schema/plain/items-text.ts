type Items = { items: readonly { productName: string; optionName: string; quantity: number }[] }

/** What a reservation is for, as the clinic reads it: `피코 토닝 1회 × 2`. */
export const itemsText = ({ items }: Items): string =>
  items
    .map(({ productName, optionName, quantity }) =>
      [productName, optionName, quantity > 1 && `× ${quantity}`].filter(Boolean).join(' '),
    )
    .join(', ') || '방문 상담'
