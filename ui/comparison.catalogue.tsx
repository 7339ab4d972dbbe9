import type { CataloguePart } from './catalogue-part.ts'
import { Comparison } from './comparison.tsx'
import { css } from './css.ts'

const frame = css({ position: 'relative', overflow: 'hidden', aspectRatio: '4 / 3', maxWidth: '560px' })
const picture = (name: string, alt: string) => ({
  src: `/_files/1/${name}.webp`,
  alt,
  width: 1200,
  height: 900,
})

export default {
  title: '전후 비교',
  description: '두 사진의 경계를 마우스, 손가락, 화살표 키로 움직입니다.',
  stories: {
    '두 사진': () => (
      <div className={frame()}>
        <Comparison
          title="피부결과 모공"
          before={picture('before', '진료 전의 피부결')}
          after={picture('after', '진료 후의 피부결')}
        />
      </div>
    ),
  },
} satisfies CataloguePart
