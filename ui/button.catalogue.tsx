import { buttonClass } from './button.tsx'
import type { CataloguePart } from './catalogue-part.ts'

const looks = ['primary', 'outline', 'quiet', 'white', 'text'] as const
const sizes = ['large', 'medium', 'small'] as const
const row = { display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' } as const

export default {
  title: '단추',
  description: '단추와 단추처럼 보이는 링크의 모양, 크기, 쓸 수 없을 때.',
  stories: {
    모양: () => (
      <p style={row}>
        {looks.map((look) => (
          <button key={look} type="button" className={buttonClass({ look })}>
            진료 예약
          </button>
        ))}
      </p>
    ),
    크기: () => (
      <p style={row}>
        {sizes.map((size) => (
          <button key={size} type="button" className={buttonClass({ size })}>
            진료 예약
          </button>
        ))}
      </p>
    ),
    '쓸 수 없음': () => (
      <p style={row}>
        <button type="button" className={buttonClass()} disabled>
          예약 마감
        </button>
      </p>
    ),
  },
} satisfies CataloguePart
