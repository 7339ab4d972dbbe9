import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/terms/privacy-policy',
  title: '개인정보처리방침',
  seo: { description: '처리하는 개인정보의 항목과 목적, 보유 기간, 이용자의 권리와 보호책임자를 알립니다.' },
  options: { hideFloatingButton: true },
  blocks: [{ component: 'TermsSection', data: { code: 'privacy-policy', title: '개인정보처리방침' } }],
})
