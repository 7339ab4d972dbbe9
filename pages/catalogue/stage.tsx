import { Frame } from './frame.tsx'
import * as styles from './stage.styles.ts'
import { setParameter, useAddress } from './use-address.tsx'
import { widths } from './widths.ts'

const choices = [
  ...widths.map(({ width, name }) => ({ value: String(width), title: `${width}`, hint: name })),
  { value: 'all', title: '모두', hint: '네 너비를 나란히' },
]

type StageProps = {
  src: string
  title: string
  whole?: boolean
  prepare?: ((screen: Window) => Promise<void>) | undefined
}

/** Shows a block or part at the width that was chosen, or at all of them. */
export function Stage({ src, title, whole = false, prepare }: StageProps) {
  const { search } = useAddress()
  const chosen = search.get('width') ?? '1280'
  const shown = widths.filter(({ width }) => chosen === 'all' || chosen === String(width))
  return (
    <>
      <div role="group" aria-label="너비" className={styles.widths()}>
        {choices.map(({ value, title: name, hint }) => (
          <button
            key={value}
            type="button"
            title={hint}
            aria-pressed={chosen === value}
            className={styles.width()}
            onClick={() => setParameter('width', value)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={styles.frames({ many: shown.length > 1 })}>
        {shown.map(({ width, height }) => (
          <Frame
            key={`${src} ${width}`}
            {...{ src, width, height, whole, prepare }}
            title={`${title}, ${width} px`}
          />
        ))}
      </div>
    </>
  )
}
