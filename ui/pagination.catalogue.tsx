import type { CataloguePart } from './catalogue-part.ts'
import { ListPages } from './list-pages.tsx'
import { Pagination } from './pagination.tsx'

const address = (page: number) => `?page=${page}`
const at = (page: number, pages: number, label: string) => () => (
  <Pagination page={page} pages={pages} address={address} label={label} />
)

export default {
  title: '쪽 번호',
  description: '쪽마다 주소가 있는 링크입니다. 스크립트 없이도 넘어갑니다.',
  stories: {
    '적은 쪽': at(2, 5, '공지사항'),
    '첫 쪽': at(1, 24, '전후 사진'),
    가운데: at(12, 24, '후기'),
    '마지막 쪽': at(24, 24, '게시판'),
    '목록의 쪽': () => (
      <ListPages context={{ path: '/boards/1', search: { page: '2' } }} count={31} pageSize={10} label="글" />
    ),
    '큰 번호': at(1204, 2400, '소식'),
  },
} satisfies CataloguePart
