import { Carousel } from './carousel.tsx'
import type { CataloguePart } from './catalogue-part.ts'
import { Picture } from './picture.tsx'

const slides = ['봄의 빛', '여름의 물', '가을의 결', '겨울의 숨'].map((title, index) => (
  <a key={title} href={`#slide-${index}`}>
    <Picture
      image={{ src: `/_catalogue/picture/1600x685/${index}season.svg`, alt: title, width: 1600, height: 685 }}
      sizes="100vw"
      fit="panorama"
    />
  </a>
))

export default {
  title: '캐러셀',
  description: '5초마다 넘어가고 돌아옵니다. 가리키거나 초점을 주면 멈추고, 멈춤 단추와 화살표가 있습니다.',
  stories: {
    '저절로 넘어감': () => <Carousel slides={slides} label="계절의 진료" />,
    '눌러서 넘김': () => <Carousel slides={slides.slice(0, 2)} label="두 장" autoplay={false} />,
    '한 장': () => <Carousel slides={slides.slice(0, 1)} label="한 장" />,
  },
} satisfies CataloguePart
