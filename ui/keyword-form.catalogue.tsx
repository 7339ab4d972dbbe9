import type { CataloguePart } from './catalogue-part.ts'
import { KeywordForm } from './keyword-form.tsx'

const story = (keyword: string) => () => (
  <KeywordForm id={`story-${keyword}`} path="/cscenter/faq" keyword={keyword} label="질문 검색" />
)

export default {
  title: '목록 검색',
  description: '목록을 주소의 keyword로 거릅니다. 스크립트 없이도 찾습니다.',
  stories: { 처음: story(''), '찾은 뒤': story('주차') },
} satisfies CataloguePart
