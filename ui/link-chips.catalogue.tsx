import type { CataloguePart } from './catalogue-part.ts'
import { LinkChips } from './link-chips.tsx'

const names = ['전체', '예약과 방문', '진료와 회복', '비용과 변경', '주차와 오시는 길', '아이와 함께']

export default {
  title: '거르는 링크',
  description: '고를 때마다 주소가 바뀌므로 뒤로 가면 앞서 고른 것이 돌아옵니다.',
  stories: {
    '하나를 고름': () => (
      <LinkChips
        label="질문의 묶음"
        links={names.map((title, index) => ({ title, url: `?group=${index}`, isCurrent: index === 1 }))}
      />
    ),
  },
} satisfies CataloguePart
