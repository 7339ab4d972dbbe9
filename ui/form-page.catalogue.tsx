import { buttonClass } from './button.tsx'
import type { CataloguePart } from './catalogue-part.ts'
import { FormPage } from './form-page.tsx'
import { MessagePage } from './message-page.tsx'

export default {
  title: '한 가지 일을 하는 페이지',
  description: '제목과 적는 칸이 나란히 놓이는 페이지, 한 가지를 크게 알리는 페이지.',
  stories: {
    '적는 페이지': () => (
      <FormPage title="로그인" lead="예약을 확인하고 바꾸려면 로그인해 주세요.">
        <p>여기에 적는 칸이 놓입니다.</p>
      </FormPage>
    ),
    '알리는 페이지': () => (
      <MessagePage
        eyebrow="반갑습니다"
        title="가입해 주셔서 고맙습니다"
        text="이제 예약을 한곳에서 확인하실 수 있습니다."
      >
        <button type="button" className={buttonClass({ size: 'large' })}>
          계속하기
        </button>
      </MessagePage>
    ),
  },
} satisfies CataloguePart
