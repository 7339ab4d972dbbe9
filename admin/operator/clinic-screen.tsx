import { ApiError } from '#api/client.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { state } from '#admin/kit/parts/accounts.styles.ts'
import { gone } from '#admin/kit/edit/form.styles.ts'
import { about, actions, head, screen, title } from '#admin/kit/list/list.styles.ts'
import { Failure } from '#admin/kit/parts/failure.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { button, notice } from '#admin/kit/parts/styles.ts'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { formatDate } from '#ui/format.ts'
import { ClinicHosts, type ClinicPartProps } from './clinic-hosts.tsx'
import { ClinicOwners } from './clinic-owners.tsx'
import { ClinicQuotas } from './clinic-quotas.tsx'
import { ClinicStatus } from './clinic-status.tsx'
import { siteAddress } from './clinic-address.ts'
import { useOperatorApi } from './operator-context.tsx'
import { columns, facts } from './styles.ts'
import { Used } from './used.tsx'

/** One clinic: its hosts, quotas and owners, and whether its site is open. */
export function ClinicScreen({ id }: { id: number }) {
  const api = useOperatorApi()
  const client = useQueryClient()
  const queryKey = ['GET /clinics/{id}', id]
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.request('GET /clinics/{id}', { params: { id }, signal }),
    staleTime: 0,
  })
  if (found.error && !found.data) {
    const isGone = found.error instanceof ApiError && found.error.status === 404
    return (
      <main className={gone()}>
        <Failure error={found.error} onRetry={() => void found.refetch()} />
        {isGone && (
          <Link to="/" className={button()}>
            병원 목록으로
          </Link>
        )}
      </main>
    )
  }
  if (!found.data) return <Waiting label="병원을 불러오는 중" />
  const clinic = found.data
  const onChanged = (next: typeof clinic) => client.setQueryData(queryKey, next)
  return (
    <main className={screen()}>
      <ClinicHead clinic={clinic} />
      {clinic.isSuspended && (
        <div style={{ padding: '0 24px 12px' }}>
          <p className={notice({ tone: 'warning' })}>
            사이트는 ‘잠시 쉬고 있습니다’로 답하고, 콘솔은 볼 수만 있습니다.
          </p>
        </div>
      )}
      <ClinicUse clinic={clinic} />
      <div className={columns()}>
        <ClinicHosts clinic={clinic} onChanged={onChanged} />
        <ClinicQuotas clinic={clinic} onChanged={onChanged} />
        <ClinicOwners clinic={clinic} onChanged={onChanged} />
        <ClinicStatus clinic={clinic} onChanged={onChanged} />
      </div>
    </main>
  )
}

function ClinicHead({ clinic }: Pick<ClinicPartProps, 'clinic'>) {
  return (
    <header className={head()}>
      <h1 className={title()}>{clinic.name}</h1>
      <span className={state({ of: clinic.isSuspended ? 'over' : 'active' })}>
        {clinic.isSuspended ? '멈춤' : '운영 중'}
      </span>
      <div className={actions()}>
        <a className={button()} href={siteAddress(clinic.hosts[0] ?? '')} target="_blank" rel="noreferrer">
          <ExternalLink size={15} aria-hidden /> 사이트
        </a>
      </div>
      <p className={about()}>
        번호 {clinic.id} · 명령에서 쓰는 이름 {clinic.code} ·{' '}
        {clinic.publishedAt ? `${formatDate(clinic.publishedAt)} 마지막 공개` : '아직 공개하지 않음'}
      </p>
    </header>
  )
}

/** A clinic's use of its quotas. */
function ClinicUse({ clinic: { use, quotas } }: Pick<ClinicPartProps, 'clinic'>) {
  return (
    <dl className={facts()}>
      <div>
        <dt>페이지</dt>
        <dd>
          <Used value={use.pages} most={quotas.pages} />
        </dd>
      </div>
      <div>
        <dt>그림</dt>
        <dd>
          <Used value={use.pictureBytes} most={quotas.pictureMegabytes} unit="bytes" />
        </dd>
      </div>
      <div>
        <dt>계정과 초대</dt>
        <dd>
          <Used value={use.accounts} most={quotas.accounts} />
        </dd>
      </div>
      <div>
        <dt>이달 예약</dt>
        <dd>
          <Used value={use.reservationsThisMonth} most={null} />
        </dd>
      </div>
      <div>
        <dt>이달 문자·알림톡</dt>
        <dd>
          <Used value={use.messagesThisMonth} most={quotas.messages} />
        </dd>
      </div>
    </dl>
  )
}
