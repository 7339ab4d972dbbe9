import type { WidgetProps } from '@rjsf/utils'
import { TextWidget } from './text-widget.tsx'

/** An address. What may be one is said by the schema's hint and checked by the API. */
export function LinkWidget(props: WidgetProps) {
  return <TextWidget {...props} placeholder="/events 또는 https://…" />
}
