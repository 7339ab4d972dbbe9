import type { CataloguePart } from './catalogue-part.ts'
import { Price } from './price.tsx'

export default {
  title: '가격',
  description: '값은 크게, 원은 작게, 할인 전 가격은 조용히. 모든 가격에 VAT 표시가 붙습니다.',
  stories: {
    기본: () => <Price price={1_290_000} isIncludeVat />,
    '할인, VAT 별도': () => <Price price={154_000} priceBefore={220_000} isIncludeVat={false} />,
    크게: () => <Price price={154_000} priceBefore={220_000} isIncludeVat size="large" />,
    '여럿 가운데 가장 낮은 값': () => <Price price={99_000} isIncludeVat isFrom />,
    '가장 긴 값': () => <Price price={999_999_999} priceBefore={1_000_000_000} isIncludeVat size="large" />,
  },
} satisfies CataloguePart
