import { widgetLinks } from '#schema/plain/widget-links.ts'
import type { WidgetProps } from '@rjsf/utils'
import { fieldHint } from '../../parts/styles.ts'
import { choice, choices } from '../styles.ts'
import { TextWidget } from './text-widget.tsx'

/**
 * An address, or a window of the widget that is opened in place of one. What may be an address is said by the schema's
 * hint and checked by the API.
 */
export function LinkWidget(props: WidgetProps) {
  const { value, label, disabled, readonly, onChange } = props
  const chosen = widgetLinks.find(({ url }) => url === value)
  return (
    <>
      <TextWidget {...props} placeholder="/events 또는 https://…" />
      {chosen && <p className={fieldHint()}>{chosen.opens}</p>}
      {!disabled && !readonly && (
        <div className={choices()} data-hint role="group" aria-label={`${label}: 페이지 대신 열 것`}>
          {widgetLinks.map(({ url, title }) => (
            <button
              key={url}
              type="button"
              className={choice()}
              aria-pressed={url === value}
              onClick={() => onChange(url)}
            >
              {title}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
