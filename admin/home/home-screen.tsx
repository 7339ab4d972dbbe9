import { today } from '#schema/plain/days.ts'
import type { ResourceDeclaration } from '#schema/resource.ts'
import type { Role } from '#schema/accounts.ts'
import { callQuery } from '#api/call-query.ts'
import { formatDate } from '#ui/format.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { head, screen, title } from '../content/list.styles.ts'
import { FailingNotice } from '../developers/failing-notice.tsx'
import { ScheduledList } from '../publish/scheduled-list.tsx'
import { ChangeList } from '../log/change-list.tsx'
import type { Account } from '../queries/get-session.ts'
import { iconOf } from '../shell/menu.ts'
import { Link } from '../parts/link.tsx'
import { Agenda } from './agenda.tsx'
import { SiteChecks } from './site-checks.tsx'
import { band, columns, figure, figures, panel, shortcut, shortcuts, stack } from './styles.ts'

// The charts and the list of drafts come after what the day begins with.
const StatisticsPanel = lazy(() => import('./statistics/statistics-panel.tsx'))
const WaitingDrafts = lazy(() => import('./waiting-drafts.tsx'))

type HomeScreenProps = { account: Account; resources: ResourceDeclaration[] }

const desk: readonly Role[] = ['owner', 'manager', 'desk']
const readers: readonly Role[] = ['owner', 'manager']
const writers: readonly Role[] = ['owner', 'manager', 'editor']

/** Shows what a clinic looks at first: today's work, what changes this week, how the site does, the last changes. */
export function HomeScreen({ account, resources }: HomeScreenProps) {
  const { api } = useAdmin()
  const day = today()
  const ofToday = useQuery({
    ...callQuery(api, 'GET /admin/reservations', { query: { day, pageSize: 1 } }),
    enabled: desk.includes(account.role),
    staleTime: 0,
  })
  const requested = useQuery({
    ...callQuery(api, 'GET /admin/reservations', { query: { status: 'REQUESTED', pageSize: 1 } }),
    enabled: desk.includes(account.role),
    staleTime: 0,
  })
  const consultations = useQuery({
    ...callQuery(api, 'GET /admin/consultations', { query: { status: 'NEW', pageSize: 1 } }),
    enabled: desk.includes(account.role),
    staleTime: 0,
  })
  const overview = useQuery({ ...callQuery(api, 'GET /admin/overview'), staleTime: 0 })
  const isReader = readers.includes(account.role)
  const log = useQuery({
    ...callQuery(api, 'GET /admin/audit', { query: { page: 1, pageSize: 6 } }),
    enabled: isReader,
    staleTime: 0,
  })
  return (
    <main className={screen()}>
      <header className={head()}>
        <h1 className={title()}>{formatDate(`${day}T00:00:00+09:00`)}</h1>
      </header>
      {isReader && <FailingNotice />}
      {desk.includes(account.role) && (
        <div className={figures()}>
          <Link to={`/reservations?day=${day}`} className={figure()}>
            <span>오늘 예약</span>
            <b>{ofToday.data?.count ?? '–'}</b>
          </Link>
          <Link to="/reservations?status=REQUESTED" className={figure()}>
            <span>확정을 기다리는 신청</span>
            <b>{requested.data?.count ?? '–'}</b>
          </Link>
          <Link to="/reservations?view=consultations" className={figure()}>
            <span>새 상담 신청</span>
            <b>{consultations.data?.count ?? '–'}</b>
          </Link>
        </div>
      )}
      {isReader && (
        <div className={band()}>
          <ScheduledList />
        </div>
      )}
      {overview.data && (
        <div className={columns()}>
          <Agenda entries={overview.data.agenda} />
          {writers.includes(account.role) && (
            <div className={stack()}>
              <Suspense>
                <WaitingDrafts authors={overview.data.drafts} mayPublish={isReader} />
              </Suspense>
              <SiteChecks />
            </div>
          )}
        </div>
      )}
      {isReader && (
        <Suspense>
          <StatisticsPanel />
        </Suspense>
      )}
      <div className={columns({ isDivided: true })}>
        <section className={panel()}>
          <h2>바로 고치기</h2>
          <ul className={shortcuts()}>
            {resources.map(({ name, title: label, description }) => {
              const Icon = iconOf(name)
              return (
                <li key={name}>
                  <Link to={`/content/${name}`} className={shortcut()}>
                    <Icon aria-hidden strokeWidth={1.75} />
                    <span>
                      <b>{label}</b>
                      {description}
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
        {isReader && (
          <section className={panel()}>
            <h2>최근에 바뀐 것</h2>
            {log.data && <ChangeList entries={log.data.rows} isLinked />}
          </section>
        )}
      </div>
    </main>
  )
}
