import { callMutation } from '#api/call-query.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { MemberSession } from '#schema/sessions.ts'
import { buttonClass } from '#ui/button.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { formatDateTime } from '#ui/format.ts'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { FailureNote } from '#ui/state-note.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Part } from './part.tsx'
import { sessionsQuery } from './queries.ts'
import * as styles from './styles.ts'

/** Places in which somebody is signed in, each to be signed out from here. */
export function Devices() {
  const context = useQueryContext()
  const query = sessionsQuery(context)
  const { data, isError, refetch } = useQuery(query)
  const queryClient = useQueryClient()
  const endOne = useMutation(callMutation(context.api, 'DELETE /customers/this/sessions/{id}'))
  const endOthers = useMutation(callMutation(context.api, 'DELETE /customers/this/sessions'))
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState<string>()
  const isPending = endOne.isPending || endOthers.isPending

  const end = async (work: Promise<unknown>, words: string) => {
    setFault(undefined)
    setSaid('')
    try {
      await work
      setSaid(words)
    } catch (error) {
      setFault((error as Error).message)
    }
    await queryClient.invalidateQueries({ queryKey: query.queryKey })
  }
  const others = data?.rows.filter(({ isThis }) => !isThis) ?? []
  return (
    <Part title="로그인한 기기" lead="모르는 기기가 있으면 로그아웃하고 비밀번호를 변경해 주세요.">
      <FormSummary message={fault} />
      {isError && !data ? (
        <FailureNote sentence="로그인한 기기를 불러오지 못했습니다." onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton count={2} />
      ) : (
        <ul className={styles.devices()}>
          {data.rows.map((session) => (
            <Device
              key={session.id}
              session={session}
              onEnd={() => {
                if (!isPending)
                  void end(
                    endOne.mutateAsync({ params: { id: session.id } }),
                    `${nameOf(session)}에서 로그아웃했습니다.`,
                  )
              }}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <button
          type="button"
          className={buttonClass({ look: 'outline', size: 'small' })}
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) void end(endOthers.mutateAsync({}), '다른 기기에서 모두 로그아웃했습니다.')
          }}
        >
          다른 기기에서 모두 로그아웃
        </button>
      )}
      <p role="status" className={styles.said()}>
        {said}
      </p>
    </Part>
  )
}

const nameOf = ({ browser }: Pick<MemberSession, 'browser'>) => browser || '알 수 없는 기기'

function Device({ session, onEnd }: { session: MemberSession; onEnd: () => void }) {
  const { seenAt, startedAt, staysSignedIn, isThis } = session
  const name = nameOf(session)
  return (
    <li>
      <div>
        <p className={styles.device()}>
          {name} {isThis && <em>지금 이 기기</em>}
        </p>
        <p className={styles.quiet()}>
          마지막 사용 <time dateTime={seenAt}>{formatDateTime(seenAt)}</time> · 로그인{' '}
          <time dateTime={startedAt}>{formatDateTime(startedAt)}</time>
          {staysSignedIn && <span> · 로그인 유지</span>}
        </p>
      </div>
      {!isThis && (
        <button
          type="button"
          className={buttonClass({ look: 'text', size: 'small' })}
          aria-label={`${name}에서 로그아웃`}
          onClick={onEnd}
        >
          로그아웃
        </button>
      )}
    </li>
  )
}
