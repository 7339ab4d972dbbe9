/** Addresses that open a window of the widget on whatever page they stand. Source: docs/product.md, W2. */
export const widgetLinks = [
  { url: '/?wopen=1', title: '예약 열기', opens: '시술 예약 창이 열립니다.' },
  { url: '/?wcopen=1', title: '방문 예약 열기', opens: '방문 예약 창이 열립니다.' },
  { url: '/?wqopen=1', title: '상담 신청 열기', opens: '상담 신청 창이 열립니다.' },
] as const
