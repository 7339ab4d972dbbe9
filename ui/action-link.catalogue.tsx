import { ActionLink } from './action-link.tsx'
import { buttonClass } from './button.tsx'
import type { CataloguePart } from './catalogue-part.ts'
import { MoreLink } from './more-link.tsx'

const to = (url: string) => () => (
  <ActionLink url={url} className={buttonClass({ look: 'outline', size: 'small' })}>
    {url}
  </ActionLink>
)

export default {
  title: '링크',
  description: '/로 시작하면 같은 탭, 그 밖은 새 탭. http가 없으면 http://를 붙입니다.',
  stories: {
    '사이트 안': to('/events'),
    '바깥, http 없이': to('pf.kakao.com/_raon'),
    '바깥, https': to('https://blog.naver.com/raon'),
    전화: to('tel:0212345678'),
    '더 보기': () => <MoreLink link={{ title: '진료 전체 보기', url: '/products' }} />,
  },
} satisfies CataloguePart
