import { callMutation, callQuery } from '#api/call-query.ts'
import { momentText } from '#schema/plain/days.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { Segments } from '#admin/kit/parts/segments.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { copyText } from '#admin/kit/parts/copy-text.ts'
import { linkAddress } from './link-address.ts'
import { MadeLink } from './made-link.tsx'
import { PreviewAnswers } from './preview-answers.tsx'
import { live, stack } from './styles.ts'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'

/** Times that a link may hold, as one says them. */
const lives = [
  { hours: 24, name: '하루' },
  { hours: 72, name: '사흘' },
  { hours: 168, name: '일주일' },
] as const

type Hours = (typeof lives)[number]['hours']

type PreviewLinkDialogProps = {
  /** Path of the page that the link opens. */
  path: string
  onClose: () => void
}

/** Makes a link by which somebody without an account sees the drafts, tells until when links hold, and ends them. */
export function PreviewLinkDialog({ path, onClose }: PreviewLinkDialogProps) {
  const { api } = useAdmin()
  const [hours, setHours] = useState<Hours>(24)
  const links = useQuery({ ...callQuery(api, 'GET /admin/preview-links'), staleTime: 0 })
  const refresh = () => void links.refetch()
  const [isCopied, setCopied] = useState(false)
  const copy = async (address: string) => setCopied(await copyText(address))
  const make = useMutation({
    mutationFn: async () => {
      const { address, until } = await api.request('POST /admin/preview-links', { body: { hours } })
      return { address: linkAddress(address, path), until }
    },
    onSuccess: ({ address }) => copy(address),
    onSettled: refresh,
  })
  const withdraw = useMutation({
    ...callMutation(api, 'DELETE /admin/preview-links'),
    onSuccess: make.reset,
    onSettled: refresh,
  })
  const error = make.error ?? withdraw.error ?? links.error
  return (
    <Dialog title="미리보기 링크" onClose={onClose}>
      <div className={stack()}>
        <p>
          로그인하지 않은 분도 이 링크로 저장된 초안을 보고, 공개해도 좋은지 답합니다. 공개하기 전에 원장님께
          보내 확인받으세요.
        </p>
        {make.data ? (
          <MadeLink {...make.data} isCopied={isCopied} onCopy={() => void copy(make.data.address)} />
        ) : (
          <NewLink hours={hours} onHours={setHours} isBusy={make.isPending} onMake={() => make.mutate()} />
        )}
        <ErrorNote error={error} />
        <LiveLinks
          {...links.data}
          isWithdrawn={withdraw.isSuccess}
          isBusy={withdraw.isPending}
          onWithdraw={() => withdraw.mutate({})}
        />
        <PreviewAnswers />
      </div>
    </Dialog>
  )
}

type LiveLinksProps = {
  count?: number
  until?: string | null
  isWithdrawn: boolean
  isBusy: boolean
  onWithdraw: () => void
}

/** How many links hold, until when, and the way to end them. */
function LiveLinks({ count = 0, until, isWithdrawn, isBusy, onWithdraw }: LiveLinksProps) {
  return (
    <div className={live()}>
      <span role="status">
        {isWithdrawn && count === 0
          ? '링크를 모두 폐기했습니다. 이제 아무도 초안을 보지 못합니다.'
          : until
            ? `지금 쓸 수 있는 링크 ${count}개 · ${momentText(until)}까지`
            : '지금 쓸 수 있는 링크가 없습니다.'}
      </span>
      {count > 0 && (
        <Button
          type="button"
          className={button({ look: 'dangerOutline' })}
          disabled={isBusy}
          onClick={onWithdraw}
        >
          링크 모두 폐기
        </Button>
      )}
    </div>
  )
}

type NewLinkProps = { hours: Hours; onHours: (hours: Hours) => void; isBusy: boolean; onMake: () => void }

/** Chooses how long a link holds, and makes it. */
function NewLink({ hours, onHours, isBusy, onMake }: NewLinkProps) {
  return (
    <>
      <Segments
        label="볼 수 있는 시간"
        value={String(hours)}
        options={lives.map((life) => ({ value: String(life.hours), label: life.name }))}
        onChange={(value) => onHours(lives.find((life) => String(life.hours) === value)?.hours ?? hours)}
      />
      <Button type="button" className={button({ look: 'primary' })} disabled={isBusy} onClick={onMake}>
        {isBusy ? '만드는 중…' : '링크 만들기'}
      </Button>
    </>
  )
}
