import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/terms/terms-of-service',
  title: '이용약관',
  seo: { description: '이 누리집의 이용 조건과 예약의 변경과 취소, 이용자의 권리와 의무를 정한 약관입니다.' },
  options: { hideFloatingButton: true },
  blocks: [{ component: 'TermsSection', data: { code: 'terms-of-service', title: '이용약관' } }],
})
