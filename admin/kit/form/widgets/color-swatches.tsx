import { toHex, toShade } from './shades.ts'
import { swatch, swatches } from './color.styles.ts'

const hues: readonly [name: string, hue: number, chroma: number][] = [
  ['분홍', 0, 0.16],
  ['빨강', 25, 0.17],
  ['주황', 50, 0.14],
  ['갈색', 70, 0.08],
  ['노랑', 92, 0.14],
  ['연두', 125, 0.14],
  ['초록', 160, 0.11],
  ['청록', 195, 0.1],
  ['하늘', 230, 0.12],
  ['파랑', 260, 0.15],
  ['보라', 300, 0.15],
  ['회색', 0, 0],
]
const tones: readonly [name: string, lightness: number][] = [
  ['아주 밝은', 0.93],
  ['밝은', 0.8],
  ['보통', 0.62],
  ['짙은', 0.48],
  ['아주 짙은', 0.32],
]

const all = tones.flatMap(([tone, l]) =>
  hues.map(([name, h, c]) => ({ name: `${tone} ${name}`, hex: toHex({ l, c: l > 0.9 ? c * 0.35 : c, h }) })),
)

type ColorSwatchesProps = {
  label: string
  value: string | undefined
  /** Colours to choose, with their names; every hue in five tones where none are given. */
  colors?: readonly { name: string; hex: string }[]
  onChange: (hex: string) => void
}

/** Colours to choose by a click. */
export function ColorSwatches({ label, value, colors = all, onChange }: ColorSwatchesProps) {
  return (
    <div className={swatches()} role="group" aria-label={label}>
      {colors.map(({ name, hex }) => (
        <button
          key={hex}
          type="button"
          className={swatch({ dark: toShade(hex).l < 0.6 })}
          style={{ backgroundColor: hex }}
          aria-label={`${name} ${hex}`}
          title={`${name} ${hex}`}
          aria-pressed={hex === value?.toLowerCase()}
          onClick={() => onChange(hex)}
        />
      ))}
    </div>
  )
}
