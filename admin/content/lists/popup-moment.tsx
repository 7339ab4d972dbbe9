import { callQuery } from '#api/call-query.ts'
import { choosePopups } from '#ui/popup/choose-popups.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { toMoment } from '#admin/kit/form/data/seoul-time.ts'
import { MomentInput } from '#admin/kit/parts/day/moment-input.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { Field } from '#admin/kit/parts/field.tsx'
import { Select } from '#admin/kit/parts/select.tsx'
import { DeviceSwitch, useDevice } from '#admin/kit/frame/device-switch.tsx'
import { frameSize, type Device } from '#admin/kit/frame/frame-size.ts'
import { previewAddress } from '#admin/kit/frame/preview-address.ts'
import { screen } from '#admin/kit/frame/styles.ts'
import { useKeepFocus } from '#admin/kit/frame/use-keep-focus.ts'
import { useSize } from '#admin/kit/frame/use-size.ts'
import { momentBar, momentFrame, momentNote } from './calendar.styles.ts'
import type { ResourceRow } from './types.ts'

type PopupMomentProps = {
  /** The moment that is looked at first, in Seoul: `2026-11-25T09:00`. */
  first: string
  rows: readonly ResourceRow[]
  onClose: () => void
}

const nothingClosed: ReadonlySet<number> = new Set()
const pagesOf = (rows: readonly ResourceRow[]) => [
  ...new Set(['/', ...rows.flatMap(({ values }) => (values.locations as string[] | undefined) ?? [])]),
]

/** A page as a new visitor sees it at a moment, with the popups of that moment over it. */
export function PopupMoment({ first, rows, onClose }: PopupMomentProps) {
  const [time, setTime] = useState(first)
  const [path, setPath] = useState('/')
  const [device, setDevice] = useDevice()
  const [place, size] = useSize()
  const [shown, setShown] = useState<Document | null>(null)
  // A popup takes the focus when it opens.
  useKeepFocus(shown)
  const moment = toMoment(time)
  const said = useWhatIsSeen({ moment, path, device })
  const { width, height, scale } = frameSize(device, size)
  return (
    <Dialog title="그때의 화면" size="full" onClose={onClose}>
      <div className={momentBar()}>
        <Field title="때">{(id) => <MomentInput id={id} value={time} onChange={setTime} />}</Field>
        <Field title="페이지">
          {(id) => (
            <Select
              id={id}
              value={path}
              options={pagesOf(rows).map((value) => ({ value, label: value === '/' ? '홈' : value }))}
              onChange={setPath}
            />
          )}
        </Field>
        <DeviceSwitch device={device} onChange={setDevice} />
        <p className={momentNote()} role="status">
          {said}
        </p>
      </div>
      <div ref={place} className={momentFrame()}>
        {moment && size.width > 0 && (
          <div className={screen({ device })} style={{ width: width * scale, height: height * scale }}>
            <iframe
              key={`${path} ${moment} ${device}`}
              src={previewAddress(path, { popups: moment })}
              title="그때의 화면"
              style={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
              onLoad={({ currentTarget }) => setShown(currentTarget.contentDocument)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}

type Sight = { moment: string | undefined; path: string; device: Device }

/** Says which popups a new visitor sees. */
function useWhatIsSeen({ moment, path, device }: Sight): string {
  const { api } = useAdmin()
  const popups = useQuery({
    ...callQuery(api, 'GET /customer/popups', { query: { at: moment } }),
    enabled: moment !== undefined,
    placeholderData: keepPreviousData,
  })
  const seen =
    moment && popups.data
      ? choosePopups(popups.data.rows, {
          path,
          device: device === 'pc' ? 'PC' : 'MOBILE',
          now: new Date(moment),
          without: nothingClosed,
        })
      : []
  if (!moment) return '날짜를 정해 주세요.'
  if (popups.error) return popups.error.message
  return seen.length > 0
    ? `팝업 ${seen.length}개: ${seen.map(({ title }) => title).join(', ')}`
    : '이 페이지에 보이는 팝업이 없습니다.'
}
