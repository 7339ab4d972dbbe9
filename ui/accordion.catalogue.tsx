import { Accordion } from './accordion.tsx'
import type { CataloguePart } from './catalogue-part.ts'

const items = [
  { title: '상담만 받아도 되나요?', content: '네. 당일에 진료를 결정하지 않으셔도 됩니다.' },
  { title: '예약한 의사가 직접 진료하나요?', content: '예약하신 의사가 상담부터 경과 확인까지 맡습니다.' },
  {
    title: '주차할 수 있나요?',
    content: '건물 지하 주차장을 두 시간까지 쓰실 수 있습니다.\n차량 번호를 알려 주세요.',
  },
]
const long =
  '고주파초음파복합리프팅프로그램을 받은 다음 날 바로 화장을 해도 되는지, 세안과 운동은 언제부터 괜찮은지 궁금합니다'

export default {
  title: '아코디언',
  description:
    '하나만 펼치거나 여럿을 펼칩니다. 스크립트 없이도 열리고, 브라우저의 찾기가 접힌 글도 찾습니다.',
  stories: {
    '하나만 펼침': () => <Accordion name="one" items={items} />,
    '여럿 펼침': () => <Accordion name="many" multiple items={items} />,
    '긴 제목': () => <Accordion name="long" items={[{ title: long, content: long.repeat(4) }]} />,
  },
} satisfies CataloguePart
