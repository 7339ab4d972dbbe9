import type { CataloguePart } from './catalogue-part.ts'
import { ProductGrid, type ProductCardData } from './product-card.tsx'

const card: ProductCardData = {
  title: '피코 토닝',
  summary: '짧은 빛으로 색소를 잘게 나누어 자극을 줄입니다.',
  url: '/products/1',
  facts: ['약 20분', '기미', '잡티'],
  badges: ['첫 방문'],
  price: { amount: 396_000, regularAmount: 495_000, isIncludeVat: true, isFrom: true },
}

export default {
  title: '시술 카드',
  description: '시술 하나의 그림, 이름, 소개, 시간과 가격입니다. 카드 전체가 시술 페이지로 갑니다.',
  stories: {
    '한 줄': () => (
      <ProductGrid
        Heading="h3"
        cards={[
          card,
          { ...card, title: '초음파 리프팅', url: '/products/2', badges: [] },
          { ...card, title: '가격을 보이지 않는 병원', url: '/products/3', price: null },
          {
            ...card,
            title: '이름이 아주 길어 두 줄이 넘는 얼굴과 턱밑과 목까지 한 번에 보는 진료',
            url: '/products/4',
            summary: '',
            facts: [],
          },
        ]}
      />
    ),
  },
} satisfies CataloguePart
