import { formatDateTime } from '#ui/format.ts'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { useWork } from '#admin/kit/parts/use-work.ts'
import type { OwnPartProps } from './name-form.tsx'
import { section, sessions } from './styles.ts'

/** Browsers in which somebody is signed in, each of which they may sign out. */
export function Sessions({ account, onChanged }: OwnPartProps) {
  const { api } = useAdmin()
  const { isBusy, run } = useWork(onChanged)
  const others = account.sessions.filter(({ isThis }) => !isThis)
  return (
    <section className={section()}>
      <h2>로그인한 브라우저</h2>
      <ul className={sessions()}>
        {account.sessions.map((one) => (
          <li key={one.id}>
            <div>
              <b>{one.browser || '알 수 없는 브라우저'}</b>
              {one.isThis && ' · 지금 이 브라우저'}
              <small>
                {formatDateTime(one.startedAt)} 로그인 · {formatDateTime(one.seenAt)} 사용
              </small>
            </div>
            {!one.isThis && (
              <Button
                type="button"
                className={button({ look: 'quiet' })}
                aria-label={`${one.browser || '알 수 없는 브라우저'} 로그인 끝내기`}
                disabled={isBusy}
                onClick={() =>
                  void run(
                    () => api.request('DELETE /admin/account/sessions/{id}', { params: { id: one.id } }),
                    '그 브라우저의 로그인을 끝냈습니다.',
                  )
                }
              >
                끝내기
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          type="button"
          className={button()}
          disabled={isBusy}
          onClick={() =>
            void run(
              () => api.request('DELETE /admin/account/sessions'),
              '다른 브라우저의 로그인을 모두 끝냈습니다.',
            )
          }
        >
          다른 브라우저 모두 끝내기
        </Button>
      )}
    </section>
  )
}
