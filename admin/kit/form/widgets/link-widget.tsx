import { callQuery } from '#api/call-query.ts'
import { useQuery } from '@tanstack/react-query'
import type { WidgetProps } from '@rjsf/utils'
import { useEffect, useState } from 'react'
import { useAdmin } from '../../console/admin-context.tsx'
import { fieldHint } from '../../parts/styles.ts'
import { LinkPicker } from '../controls/link-picker.tsx'
import { linkProblem, linkRow } from '../controls/styles.ts'
import { TextWidget } from './text-widget.tsx'

/** Pause in the typing after which an address is looked up. */
const pause = 300

/**
 * An address, chosen from what there is or typed. Under it stands what it leads to, as the drafts have it. What may be
 * an address is said by the schema's hint and checked by the API.
 */
export function LinkWidget(props: WidgetProps) {
  const { value, label, disabled, readonly, onChange } = props
  const url = typeof value === 'string' ? value : ''
  const described = useDescribed(url)
  return (
    <>
      <div className={linkRow()}>
        <TextWidget {...props} placeholder="골라 넣거나 주소 적기" />
        {!disabled && !readonly && <LinkPicker label={label} onPick={onChange} />}
      </div>
      <div aria-live="polite">
        {described?.title && <p className={fieldHint()}>{described.title}</p>}
        {described?.problem && <p className={linkProblem()}>{described.problem}</p>}
      </div>
    </>
  )
}

function useDescribed(url: string) {
  const { api } = useAdmin()
  const [settled, setSettled] = useState(url)
  useEffect(() => {
    if (url === settled) return
    const timer = setTimeout(() => setSettled(url), pause)
    return () => clearTimeout(timer)
  }, [url, settled])
  const { data } = useQuery({
    ...callQuery(api, 'GET /admin/link-targets/described', { query: { url: settled } }, { silent: true }),
    enabled: settled !== '',
  })
  return url === '' || url !== settled ? undefined : data
}
