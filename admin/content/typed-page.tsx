import { ApiError } from '#api/client.ts'
import { formatDateTime } from '#ui/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { nameField } from '../drafts/name-field.ts'
import { splitPointer } from '../form/field-errors.ts'
import type { JsonSchema } from '../form/json-schema.ts'
import { DeviceSwitch } from '../preview/device-switch.tsx'
import { frameSize, type Device } from '../preview/frame-size.ts'
import { previewAddress } from '../preview/preview-address.ts'
import { useSize } from '../preview/use-size.ts'
import { pageFrame, pageHead, pagePane, pagePlace } from './form.styles.ts'
import type { RowData } from './row-drafts.ts'

/** Time in ms without typing after which the page is drawn anew. */
const pause = 600

type TypedPageProps = {
  title: string
  /** Address of the page that shows what is saved, and when that was saved as seen there. */
  page: { address: string; shown: string; savedAt: string | null }
  /** The row that is typed over; none where its page can't be drawn before it is saved. */
  row?: { resource: string; id: number; data: RowData; isUnsaved: boolean } | undefined
  schema: JsonSchema
}

type Picture = { key: string; data: RowData | null }

/**
 * The page of the site beside a form: as it would be with what is typed, drawn by the server, which keeps nothing of it.
 * What can't be saved leaves the last picture there and says so.
 */
export function TypedPage({ title, page, row, schema }: TypedPageProps) {
  const [device, setDevice] = useState<Device>('mobile')
  const [place, size] = useSize()
  const settled = useSettled(row?.isUnsaved ? row.data : null)
  const { api } = useAdmin()
  const checked = useQuery({
    queryKey: ['POST /admin/{resource}/{id}/check', row?.resource, row?.id, settled],
    queryFn: ({ signal }) =>
      api.request('POST /admin/{resource}/{id}/check', {
        params: { resource: row?.resource ?? '', id: row?.id ?? 0 },
        body: settled ?? {},
        signal,
      }),
    enabled: settled !== null,
    retry: false,
    staleTime: Infinity,
  })
  const typed = settled !== null && checked.isSuccess ? settled : null
  const isRefused = settled !== null && checked.isError
  const [failed, setFailed] = useState<string>()
  const [last, setLast] = useState<Picture>({ key: page.shown, data: null })
  const wanted: Picture | null =
    row?.isUnsaved !== true
      ? { key: page.shown, data: null }
      : typed
        ? { key: `${page.shown} ${JSON.stringify(typed)}`, data: typed }
        : null
  const isFailed = wanted?.key === failed
  const pictures = wanted && !isFailed && wanted.key !== last.key ? [last, wanted] : [last]
  const { width, height, scale } = frameSize(device, size)
  return (
    <section className={pagePane()} aria-label="사이트 화면">
      <div className={pageHead()}>
        <p role="status">
          {isRefused
            ? `${refusal(checked.error, schema)} 마지막으로 그릴 수 있던 모습입니다.`
            : isFailed
              ? '적은 모습을 지금은 그릴 수 없어, 마지막으로 그린 모습입니다.'
              : last.data
                ? '적은 모습 · 아직 저장하지 않음'
                : `저장한 모습 · ${page.savedAt ? formatDateTime(page.savedAt) : '지금'}`}
        </p>
        <DeviceSwitch device={device} onChange={setDevice} />
      </div>
      <div ref={place} className={pagePlace()}>
        {size.width > 0 &&
          pictures.map((picture) => (
            <PageFrame
              key={`${picture.key} ${device}`}
              title={`${title}의 사이트 화면`}
              address={page.address}
              row={row}
              data={picture.data}
              isBehind={picture !== last}
              style={{
                width,
                height,
                transform: `scale(${scale})`,
                marginLeft: (size.width - width * scale) / 2,
              }}
              onShown={(isThere) => {
                if (picture === last) return
                if (isThere) setLast(picture)
                else setFailed(picture.key)
              }}
            />
          ))}
      </div>
    </section>
  )
}

type PageFrameProps = {
  title: string
  address: string
  row: TypedPageProps['row']
  /** What is typed; `null`: the page as it is. */
  data: RowData | null
  /** Being drawn behind the one that is seen. */
  isBehind: boolean
  style: { width: number; height: number; transform: string; marginLeft: number }
  /** `isThere`: it is a page, and no answer that there is none. */
  onShown: (isThere: boolean) => void
}

/** The frame, and the form that asks for the page with what is typed. Made anew for each: the way back stays the console's. */
function PageFrame({ title, address, row, data, isBehind, style, onShown }: PageFrameProps) {
  const name = `typed-${useId()}`
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <>
      {data && row && (
        <form
          ref={form}
          method="post"
          // Popups are seen where they are typed, and need the page's scripts; nothing else is to be asked for anew.
          action={previewAddress(address, {
            popups: row.resource === 'popups',
            still: row.resource !== 'popups',
          })}
          target={name}
          hidden
        >
          <input type="hidden" name="resource" value={row.resource} readOnly />
          <input type="hidden" name="id" value={row.id} readOnly />
          <input type="hidden" name="data" value={JSON.stringify(data)} readOnly />
        </form>
      )}
      <iframe
        name={name}
        title={title}
        className={pageFrame({ isBehind })}
        aria-hidden={isBehind}
        style={style}
        {...(!data && { src: address })}
        onLoad={({ currentTarget: { contentDocument: shown } }) => {
          if (shown?.URL === 'about:blank') return
          onShown(!data || (shown?.querySelector('[data-slot]') ?? null) !== null)
        }}
      />
    </>
  )
}

/** Returns the value once it has not changed for `pause`. */
function useSettled(value: RowData | null): RowData | null {
  const [settled, setSettled] = useState<RowData | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === null ? 0 : pause)
    return () => clearTimeout(timer)
  }, [value])
  return value === null ? null : settled
}

/** Which field can't be so, and why. */
function refusal(error: Error, schema: JsonSchema): string {
  const [first] = error instanceof ApiError ? error.errors : []
  if (!first) return error.message
  const field = nameField(schema, splitPointer(first.path)).join(' › ')
  return field ? `${field}: ${first.message}` : first.message
}
