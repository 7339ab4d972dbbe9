import { callMutation } from '#api/call-query.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import { socialSites, type SocialSite } from '#schema/plain/social-sites.ts'
import { buttonClass } from '#ui/button.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { formatDate } from '#ui/format.ts'
import { leaveForSite } from '#ui/social/social-buttons.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Part } from './part.tsx'
import { queries, socialQuery } from './queries.ts'
import * as styles from './styles.ts'

/** Accounts of other sites that sign the member in: each is linked and ended here. */
export function Social() {
  const context = useQueryContext()
  const { api } = context
  const offered = useQuery(queries({}, context).sites).data?.rows ?? []
  const query = socialQuery(context)
  const { data } = useQuery(query)
  const queryClient = useQueryClient()
  const unlink = useMutation(callMutation(api, 'DELETE /customers/this/social-accounts/{site}'))
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState<Error & { code?: string }>()

  const act = async (work: Promise<unknown>, words: string) => {
    setFault(undefined)
    setSaid('')
    try {
      await work
      setSaid(words)
    } catch (error) {
      setFault(error as Error)
    }
  }
  const end = async (site: SocialSite) => {
    await act(unlink.mutateAsync({ params: { site } }), `${socialSites[site]} 연결을 해제했습니다.`)
    await queryClient.invalidateQueries({ queryKey: query.queryKey })
  }
  const begin = (site: SocialSite) =>
    leaveForSite(site, (one) => api.request('POST /social-sign-ins', { body: { site: one } }), '/account')

  const linked = data?.rows ?? []
  const sites = [...new Set([...offered, ...linked.map(({ site }) => site)])]
  if (!data || sites.length === 0) return null
  return (
    <Part title="소셜 로그인" lead="연결한 계정으로 로그인하실 수 있습니다.">
      <FormSummary
        message={
          fault && (
            <span key={fault.message}>
              {fault.message}{' '}
              {fault.code === 'password-needed' && <a href="/login?view=password">비밀번호 정하기</a>}
            </span>
          )
        }
      />
      <ul className={styles.devices()}>
        {sites.map((site) => {
          const account = linked.find((one) => one.site === site)
          const name = socialSites[site]
          return (
            <li key={site}>
              <div>
                <p className={styles.device()}>{name}</p>
                <p className={styles.quiet()}>
                  {account ? `${formatDate(account.linkedAt)} 연결` : '연결하지 않음'}
                </p>
              </div>
              <button
                type="button"
                className={buttonClass({ look: 'text', size: 'small' })}
                aria-label={account ? `${name} 연결 해제` : `${name} 연결하기`}
                aria-disabled={unlink.isPending}
                onClick={() => {
                  if (!unlink.isPending) void (account ? end(site) : act(begin(site), ''))
                }}
              >
                {account ? '연결 해제' : '연결하기'}
              </button>
            </li>
          )
        })}
      </ul>
      <p role="status" className={styles.said()}>
        {said}
      </p>
    </Part>
  )
}
