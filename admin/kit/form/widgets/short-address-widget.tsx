import type { WidgetProps } from '@rjsf/utils'
import { shortAddressPath } from '#schema/plain/short-address-path.ts'
import { CopyLine } from '../../parts/copy-line.tsx'
import { TextWidget } from './text-widget.tsx'

/** The last part of a short address. The whole address stands below it, to be copied into a message. */
export function ShortAddressWidget(props: WidgetProps) {
  const code = typeof props.value === 'string' ? props.value : ''
  return (
    <>
      <TextWidget {...props} />
      {code !== '' && (
        <CopyLine label="보낼 주소" value={`${window.location.origin}${shortAddressPath}${code}`} />
      )}
    </>
  )
}
