import type { CataloguePart } from '../catalogue-part.ts'
import { SocialButtons } from './social-buttons.tsx'

const begin = () => Promise.reject(new Error('지금은 카카오 로그인을 할 수 없습니다.'))

export default {
  title: '소셜 로그인',
  description: '병원이 키를 넣은 곳의 단추.',
  stories: {
    둘: () => <SocialButtons sites={['kakao', 'naver']} begin={begin} next={undefined} />,
  },
} satisfies CataloguePart
