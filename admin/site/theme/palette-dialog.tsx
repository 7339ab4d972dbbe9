import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import type { ThemeColors } from '#schema/plain/theme-contrast.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { button, fieldError, fieldHint, input } from '#admin/kit/parts/styles.ts'
import { previewAddress } from '#admin/kit/frame/preview-address.ts'
import { StillFrame } from '#admin/kit/frame/still-frame.tsx'
import { ColorSwatches } from '#admin/kit/form/widgets/color-swatches.tsx'
import { makePalettes, type Palette } from './make-palettes.ts'
import { PaletteSample } from './palette-sample.tsx'
import { hexRow, palette, paletteHead, palettes, start, startSide } from './styles.ts'
import { useLogoColors } from './use-logo-colors.ts'

type PaletteDialogProps = {
  current: ThemeColors
  onTake: (colors: ThemeColors) => void
  onClose: () => void
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)
const propertiesOf = (colors: ThemeColors) =>
  Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--colors-${name}`, value]))

/** Whole palettes made from one colour, each shown on the clinic's own home page. */
export function PaletteDialog({ current, onTake, onClose }: PaletteDialogProps) {
  const { api } = useAdmin()
  const partner = useQuery(getPartnerQueryOptions(api))
  const logoColors = useLogoColors(partner.data?.partnerLogoImageUrl)
  const [text, setText] = useState(current.primary1)
  const [brand, setBrand] = useState(current.primary1)
  const shown = useDeferredValue(brand)
  const made = useMemo(() => makePalettes(shown), [shown])
  const choose = (value: string) => {
    setText(value)
    if (isColor(value)) setBrand(value.toLowerCase())
  }
  const isChanged = made[0] !== undefined && made[0].colors.primary1 !== shown
  return (
    <Dialog title="색 하나로 테마 만들기" size="large" onClose={onClose}>
      <div className={start()}>
        <div className={startSide()}>
          {logoColors.length > 0 && (
            <div>
              <h3>로고에서</h3>
              <ColorSwatches
                label="로고의 색"
                value={brand}
                colors={logoColors.map((hex) => ({ name: '로고의 색', hex }))}
                onChange={choose}
              />
            </div>
          )}
          <HexField text={text} brand={brand} isChanged={isChanged} onType={choose} />
        </div>
        <div>
          <h3>대표색</h3>
          <ColorSwatches label="대표색" value={brand} onChange={choose} />
        </div>
      </div>
      <ul className={palettes()}>
        {made.map((one) => (
          <PaletteCard key={one.name} made={one} onTake={onTake} />
        ))}
      </ul>
    </Dialog>
  )
}

type HexFieldProps = {
  text: string
  /** The last colour that was one. */
  brand: string
  /** True where its palettes have a darker one, which can be read. */
  isChanged: boolean
  onType: (text: string) => void
}

function HexField({ text, brand, isChanged, onType }: HexFieldProps) {
  const id = useId()
  return (
    <div>
      <h3>
        <label htmlFor={id}>색 값</label>
      </h3>
      <div className={hexRow()}>
        <span style={{ backgroundColor: brand }} />
        <input
          id={id}
          className={input()}
          value={text}
          placeholder="#rrggbb"
          spellCheck={false}
          aria-invalid={!isColor(text)}
          aria-describedby={`${id}-note`}
          onChange={(event) => onType(event.target.value.trim())}
        />
      </div>
      <p id={`${id}-note`} className={isColor(text) ? fieldHint() : fieldError()} aria-live="polite">
        {!isColor(text)
          ? '# 뒤에 숫자와 a–f로 여섯 자리를 적어 주세요. 예: #0f5b45'
          : isChanged
            ? '이 색은 글자를 읽기 어려워, 읽히는 만큼 짙게 바꾸었습니다.'
            : '모든 조합은 글자가 잘 읽히는 색으로 맞춰집니다.'}
      </p>
    </div>
  )
}

type PaletteCardProps = { made: Palette } & Pick<PaletteDialogProps, 'onTake'>

/** A palette on the clinic's home page, and the button that takes it. */
function PaletteCard({ made: { title, note, colors }, onTake }: PaletteCardProps) {
  return (
    <li className={palette()}>
      <StillFrame
        title={`${title} 테마의 홈`}
        address={previewAddress('/', { popups: false, still: true })}
        properties={propertiesOf(colors)}
      />
      <PaletteSample colors={colors} />
      <div className={paletteHead()}>
        <div>
          <h3>{title}</h3>
          <p>{note}</p>
        </div>
        <button
          type="button"
          className={button({ look: 'outline' })}
          aria-label={`${title} 적용`}
          onClick={() => onTake(colors)}
        >
          적용
        </button>
      </div>
    </li>
  )
}
