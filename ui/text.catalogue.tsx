import type { CataloguePart } from './catalogue-part.ts'
import { css } from './css.ts'
import { text } from './text.ts'
import { colors, radii, space } from './tokens.ts'

const styles = Object.entries(text).map(([name, style]) => ({ name, className: css(style)() }))
const swatch = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: '$3',
  '& i': { display: 'block', height: '44px', border: '1px solid $line', borderRadius: '$small' },
  '& code': { fontSize: '12px' },
})

export default {
  title: '토큰',
  description: '글자의 크기, 색, 간격, 모서리. 색과 모서리는 병원의 테마가 바꿉니다.',
  stories: {
    글자: () => (
      <ul>
        {styles.map(({ name, className }) => (
          <li key={name} className={className}>
            {name} 오래가는 변화를 만드는 진료
          </li>
        ))}
      </ul>
    ),
    색: () => (
      <div className={swatch()}>
        {Object.keys(colors).map((name) => (
          <span key={name}>
            <i style={{ backgroundColor: `var(--colors-${name})` }} />
            <code>{name}</code>
          </span>
        ))}
      </div>
    ),
    '간격과 모서리': () => (
      <div className={swatch()}>
        {Object.entries(space).map(([name, size]) => (
          <span key={name}>
            <i style={{ width: size, height: '12px' }} />
            <code>
              {name} · {size}
            </code>
          </span>
        ))}
        {Object.keys(radii).map((name) => (
          <span key={name}>
            <i style={{ borderRadius: `var(--radii-${name})` }} />
            <code>{name}</code>
          </span>
        ))}
      </div>
    ),
  },
} satisfies CataloguePart
