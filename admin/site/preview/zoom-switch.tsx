import { useKeptChoice } from '#admin/kit/parts/kept-choice.ts'
import { zooms, type Zoom } from '#admin/kit/frame/frame-size.ts'
import { zoomButton, zoomSwitch } from '#admin/kit/frame/styles.ts'

const zoomKey = 'danjang-preview-zoom'
const names: Record<Zoom, string> = { fit: '맞춤', '75': '75%', '100': '100%' }

const isZoom = (value: string | null): value is Zoom => zooms.some((zoom) => zoom === value)

/** How large pages are drawn, as it was chosen last. */
export function useZoom(): [Zoom, (zoom: Zoom) => void] {
  const [choice, choose] = useKeptChoice(zoomKey)
  return [isZoom(choice) ? choice : 'fit', choose]
}

/** Chooses how large the page is drawn: as a whole, or so that one can read it. */
export function ZoomSwitch({ zoom, onChange }: { zoom: Zoom; onChange: (zoom: Zoom) => void }) {
  return (
    <div className={zoomSwitch()} role="group" aria-label="크기">
      {zooms.map((one) => (
        <button
          key={one}
          type="button"
          className={zoomButton({ active: zoom === one })}
          aria-pressed={zoom === one}
          onClick={() => onChange(one)}
        >
          {names[one]}
        </button>
      ))}
    </div>
  )
}
