import { ApiError } from '#api/client.ts'
import { formatDateTime } from '#ui/format.ts'
import { useQuery } from '@tanstack/react-query'
import { josa } from 'es-hangul'
import { useEffect, useId, useRef, useState } from 'react'
import { nameField } from '../form/data/name-field.ts'
import { splitPointer } from '../form/data/field-errors.ts'
import type { JsonSchema } from '../form/data/json-schema.ts'
import { DeviceSwitch } from '../frame/device-switch.tsx'
import { frameSize, type Device } from '../frame/frame-size.ts'
import { previewAddress } from '../frame/preview-address.ts'
import { useKeepFocus } from '../frame/use-keep-focus.ts'
import { useSize } from '../frame/use-size.ts'
import { noPage, pageFrame, pageHead, pagePane, pagePlace } from './form.styles.ts'
import type { RowData } from '../drafts/row-drafts.ts'

/** Time in ms without typing after which the page is drawn anew. */
const pause = 600

/** How what is typed is tried: nothing of it is kept. */
type Trial = {
  /** What is tried, as fields of the form that asks for its page. */
  fields: Readonly<Record<string, string | number>>
  /** Throws what saving it would be refused with. */
  check: (data: RowData, signal: AbortSignal) => Promise<unknown>
  /** Shown by the page's scripts alone, as popups are. */
  isLive?: boolean
}

/** The page that shows what a form is about. */
export type ShownPage = {
  address: string
  /** What is saved, by a name that changes with it, and when it was; nothing where it is not made yet. */
  saved: { shown: string; at: string | null } | null
  trial: Trial
}

type TypedPageProps = {
  title: string
  page: ShownPage
  data: RowData
  isUnsaved: boolean
  schema: JsonSchema
}

type Picture = { key: string; data: RowData | null }

/**
 * The page of the site beside a form: as it would be with what is typed, drawn by the server, which keeps nothing of it.
 * What can't be saved leaves the last picture there and says so; where there is none yet, it says what is missing.
 */
export function TypedPage({ title, page, data, isUnsaved, schema }: TypedPageProps) {
  const [device, setDevice] = useState<Device>('mobile')
  const [place, size] = useSize()
  const { saved, trial } = page
  const settled = useSettled(isUnsaved ? data : null)
  const checked = useQuery({
    queryKey: ['trial', trial.fields, settled],
    queryFn: async ({ signal }) => (await trial.check(settled ?? {}, signal), true),
    enabled: settled !== null,
    retry: false,
    staleTime: Infinity,
  })
  const typed = settled !== null && checked.isSuccess ? settled : null
  const isRefused = settled !== null && checked.isError
  const [failed, setFailed] = useState<string>()
  const asSaved: Picture | null = saved && { key: saved.shown, data: null }
  const [last, setLast] = useState(asSaved)
  const [shown, setShown] = useState<Document | null>(null)
  // A popup takes the focus when it opens.
  useKeepFocus(shown)
  const wanted: Picture | null = !isUnsaved
    ? asSaved
    : typed && { key: `${saved?.shown} ${JSON.stringify(typed)}`, data: typed }
  const isFailed = wanted !== null && wanted.key === failed
  const next = wanted && !isFailed && wanted.key !== last?.key ? wanted : null
  const pictures = [last, next].filter((picture) => picture !== null)
  const { width, height, scale } = frameSize(device, size)
  return (
    <section className={pagePane()} aria-label="사이트 화면">
      <div className={pageHead()}>
        <p role="status">
          {!last
            ? '아직 만들지 않음'
            : isRefused
              ? `${refusal(checked.error, schema)} 마지막으로 그릴 수 있던 모습입니다.`
              : isFailed
                ? '적은 모습을 지금은 그릴 수 없어, 마지막으로 그린 모습입니다.'
                : last.data
                  ? '적은 모습 · 아직 저장하지 않음'
                  : `저장한 모습 · ${saved?.at ? formatDateTime(saved.at) : '지금'}`}
        </p>
        <DeviceSwitch device={device} onChange={setDevice} />
      </div>
      <div ref={place} className={pagePlace()}>
        {!last && (
          <p className={noPage()} role="status">
            {isRefused
              ? missing(checked.error, schema)
              : isFailed
                ? '지금은 사이트의 모습을 그릴 수 없습니다.'
                : next
                  ? '사이트의 모습을 그리는 중'
                  : '적는 대로 사이트의 모습이 여기에 보입니다.'}
          </p>
        )}
        {size.width > 0 &&
          pictures.map((picture) => (
            <PageFrame
              key={`${picture.key} ${device}`}
              title={`${title}의 사이트 화면`}
              address={page.address}
              trial={trial}
              data={picture.data}
              isBehind={picture !== last}
              style={{
                width,
                height,
                transform: `scale(${scale})`,
                marginLeft: (size.width - width * scale) / 2,
              }}
              onLoad={(loaded, isThere) => {
                if (picture !== last && !isThere) return setFailed(picture.key)
                setLast(picture)
                setShown(loaded)
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
  trial: Trial
  /** What is typed; `null`: the page as it is. */
  data: RowData | null
  /** Being drawn behind the one that is seen. */
  isBehind: boolean
  style: { width: number; height: number; transform: string; marginLeft: number }
  /** `isThere`: it is a page, and no answer that there is none. */
  onLoad: (loaded: Document | null, isThere: boolean) => void
}

/** The frame, and the form that asks for the page with what is typed. Made anew for each: the way back stays the console's. */
function PageFrame({ title, address, trial, data, isBehind, style, onLoad }: PageFrameProps) {
  const name = `typed-${useId()}`
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  // Popups are seen where they are typed, and need the page's scripts; elsewhere they would cover it.
  const { fields, isLive = false } = trial
  const shown = previewAddress(address, { popups: isLive, still: !isLive })
  return (
    <>
      {data && (
        <form ref={form} method="post" action={shown} target={name} hidden>
          {Object.entries(fields).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} readOnly />
          ))}
          <input type="hidden" name="data" value={JSON.stringify(data)} readOnly />
        </form>
      )}
      <iframe
        name={name}
        title={title}
        className={pageFrame({ isBehind })}
        aria-hidden={isBehind}
        style={style}
        {...(!data && { src: shown })}
        onLoad={({ currentTarget: { contentDocument: page } }) => {
          if (page?.URL === 'about:blank') return
          onLoad(page, !data || (page?.querySelector('[data-slot]') ?? null) !== null)
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

/** Which fields keep something that is not made yet from being drawn; that it lacks them is no mistake. */
function missing(error: Error, schema: JsonSchema): string {
  const errors = error instanceof ApiError ? error.errors : []
  const names = errors.flatMap(({ path }) => nameField(schema, splitPointer(path)).slice(0, 1))
  const unique = [...new Set(names)]
  return unique.length > 0
    ? `${josa(unique.join(', '), '을/를')} 채우면 사이트의 모습이 보입니다.`
    : error.message
}

/** Which field can't be so, and why. */
function refusal(error: Error, schema: JsonSchema): string {
  const [first] = error instanceof ApiError ? error.errors : []
  if (!first) return error.message
  const field = nameField(schema, splitPointer(first.path)).join(' › ')
  return field ? `${field}: ${first.message}` : first.message
}
