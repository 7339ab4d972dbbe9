import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/cscenter/notice/:noticeId',
  title: '공지사항',
  blocks: [{ component: 'NoticeDetailSection' }],
})
