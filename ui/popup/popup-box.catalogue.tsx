import type { CataloguePart } from '../catalogue-part.ts'
import type { ShownPopup } from './choose-popups.ts'
import { PopupBox } from './popup-box.tsx'

const drawing = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="hsl(${hue} 24% 84%)"/><circle cx="2" cy="1.5" r=".8" fill="hsl(${hue} 30% 68%)"/></svg>`,
  )}`

const popupOf = (count: number): ShownPopup => ({
  id: count,
  title: '이달의 소식',
  locations: ['/'],
  weight: 1,
  devices: ['PC', 'MOBILE'],
  popupItems: [],
  pcWidth: 4,
  pcHeight: 3,
  pcSizeType: 'RATIO',
  mobileWidth: 4,
  mobileHeight: 3,
  isAutoPlacement: true,
  direction: 'CENTER',
  startsAt: null,
  endsAt: null,
  items: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `${index + 1}월의 진료 안내`,
    image: { src: drawing(index * 40), alt: `${index + 1}월의 그림`, width: 800, height: 600 },
    linkTo: '/events',
  })),
})

/** Small enough for every window that the catalogue is read in. */
const size = { width: 320, height: 240 }

const Box = ({ count, isWide }: { count: number; isWide: boolean }) => (
  <PopupBox
    popup={popupOf(count)}
    size={size}
    isWide={isWide}
    dismissTitle="오늘 하루 보지 않기"
    onClose={() => {}}
  />
)

export default {
  title: '팝업',
  description: '그림을 하나씩 넘기고, 지금만 또는 오늘 하루 닫습니다.',
  stories: {
    '그림 하나': () => <Box count={1} isWide />,
    '그림 셋': () => <Box count={3} isWide />,
    '그림 열셋, 제목 세 줄': () => <Box count={13} isWide />,
    모바일: () => <Box count={3} isWide={false} />,
  },
} satisfies CataloguePart
