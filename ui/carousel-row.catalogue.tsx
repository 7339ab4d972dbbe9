import { CarouselRow } from './carousel-row.tsx'
import type { CataloguePart } from './catalogue-part.ts'
import { LazyPicture } from './lazy-picture.tsx'

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index}>
      <LazyPicture image={undefined} sizes="320px" fit="landscape" name={`${index + 1}`} index={index} />
      <p>
        <a href={`#item-${index}`}>{index + 1}번째 이벤트</a>
      </p>
    </li>
  ))

export default {
  title: '옆으로 넘기는 줄',
  description: '밀거나 단추로 한 화면씩 넘깁니다. 다 보이면, 그리고 휴대폰에서는 단추가 없습니다.',
  stories: {
    '세 칸': () => <CarouselRow label="이벤트">{items(7)}</CarouselRow>,
    '네 칸, 좁게': () => (
      <CarouselRow label="의료진" columns={4} narrow="slim">
        {items(9)}
      </CarouselRow>
    ),
    '다 보임': () => <CarouselRow label="둘">{items(2)}</CarouselRow>,
  },
} satisfies CataloguePart
