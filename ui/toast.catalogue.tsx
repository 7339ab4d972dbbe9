import { buttonClass } from './button.tsx'
import type { CataloguePart } from './catalogue-part.ts'
import { showToast, Toaster } from './toast.tsx'

const show = (label: string, ...toast: Parameters<typeof showToast>) => (
  <button
    type="button"
    className={buttonClass({ look: 'outline', size: 'small' })}
    onClick={() => showToast(...toast)}
  >
    {label}
  </button>
)

export default {
  title: '토스트',
  description: '첫 번째 것이 1.5초 뒤 0.3초 동안 사라집니다. 가리키거나 초점을 주면 기다립니다.',
  stories: {
    종류: () => (
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {show('안내', '주소를 복사했습니다.')}
        {show('성공', '장바구니에 담았습니다.', { kind: 'success' })}
        {show('오류', '로그인이 만료되었습니다. 다시 로그인해 주세요.', { kind: 'error' })}
        {show('닫기 단추', '예약 신청을 보냈습니다.', { kind: 'success', closable: true })}
        {show(
          '긴 글',
          '알 수 없는 시스템 오류가 발생했습니다. 고주파초음파복합리프팅프로그램의 예약이 끝나지 않았으니 잠시 뒤에 다시 시도해 주세요.',
          { kind: 'error', closable: true },
        )}
        <Toaster />
      </p>
    ),
  },
} satisfies CataloguePart
