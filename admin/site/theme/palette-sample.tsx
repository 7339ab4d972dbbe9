import { mix } from '#schema/plain/contrast.ts'
import { readableShare } from '#schema/plain/text-colors.ts'
import type { ThemeColors } from '#schema/plain/theme-contrast.ts'
import { sample } from './styles.ts'

/** The colours in what they are for: button, badge, rate, price. A home page may show few of them at first sight. */
export function PaletteSample({ colors }: { colors: ThemeColors }) {
  const { surface, ink, line, primary1, onPrimary, primary3, accent } = colors
  return (
    <div className={sample()} style={{ backgroundColor: surface, borderColor: line, color: ink }} aria-hidden>
      <span style={{ backgroundColor: primary1, color: onPrimary, borderRadius: '6px' }}>예약하기</span>
      <span style={{ backgroundColor: primary1, color: primary3, borderRadius: '99px' }}>이벤트</span>
      <b style={{ color: mix(accent, ink, readableShare) }}>30%</b>
      <b>99,000원</b>
    </div>
  )
}
