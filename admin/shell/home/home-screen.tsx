import type { ResourceDeclaration } from '#schema/resource.ts'
import type { Role } from '#schema/accounts.ts'
import { callQuery } from '#api/call-query.ts'
import { formatDate } from '#ui/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { head, screen, title } from '#admin/kit/list/list.styles.ts'
import { HolidayNote } from '#admin/content/lists/holiday-note.tsx'
import { FailingNotice } from '#admin/clinic/developers/failing-notice.tsx'
import { UndeliveredNotice } from '#admin/clinic/messages/undelivered-notice.tsx'
import { partOnDemand } from '#admin/kit/parts/part-on-demand.tsx'
import { ScheduledList } from '#admin/site/publish/scheduled-list.tsx'
import { ChangeList } from '#admin/kit/log/change-list.tsx'
import type { Account } from '#admin/kit/console/get-session.ts'
import { LimitNotice } from '#admin/desk/reservations/limit-notice.tsx'
import { RetentionNotice } from '#admin/clinic/retention/retention-notice.tsx'
import { iconOf } from '#admin/kit/parts/resource-icons.ts'
import { Link } from '#admin/kit/parts/link.tsx'
import { Agenda } from './agenda.tsx'
import { SiteChecks } from './site-checks.tsx'
import { band, columns, figure, figures, panel, shortcut, shortcuts, stack } from './styles.ts'
import { useToday } from '#admin/kit/parts/use-today.ts'

// The charts and the list of drafts come after what the day begins with.
const StatisticsPanel = partOnDemand(() => import('./statistics-panel.tsx').then((m) => m.default))
const WaitingDrafts = partOnDemand(() => import('./waiting-drafts.tsx').then((m) => m.default))

type HomeScreenProps = { account: Account; resources: ResourceDeclaration[] }

const readers: readonly Role[] = ['owner', 'manager']

/**
 * The first screen of the day: today's work, this week's changes, the site's figures, the last edits. The desk starts with
 * its reservations instead.
 */
export function HomeScreen({ account, resources }: HomeScreenProps) {
  const { api } = useAdmin()
  const day = useToday()
  const isReader = readers.includes(account.role)
  const overview = useQuery({ ...callQuery(api, 'GET /admin/overview'), staleTime: 0 })
  const log = useQuery({
    ...callQuery(api, 'GET /admin/audit', { query: { page: 1, pageSize: 6 } }),
    enabled: isReader,
    staleTime: 0,
  })
  return (
    <main className={screen()}>
      <header className={head()}>
        <h1 className={title()}>{formatDate(`${day}T00:00:00+09:00`)}</h1>
        {isReader && <HolidayNote />}
      </header>
      {isReader && <FailingNotice />}
      {isReader && <UndeliveredNotice />}
      {isReader && <LimitNotice />}
      {isReader && <RetentionNotice />}
      <Figures day={day} isReader={isReader} />
      {isReader && (
        <div className={band()}>
          <ScheduledList />
        </div>
      )}
      {overview.data && (
        <div className={columns()}>
          <Agenda entries={overview.data.agenda} />
          <div className={stack()}>
            <WaitingDrafts authors={overview.data.drafts} />
            <SiteChecks />
          </div>
        </div>
      )}
      {isReader && <StatisticsPanel />}
      <div className={columns({ isDivided: true })}>
        <Shortcuts resources={resources} />
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

/** Counts of today's open work. */
function Figures({ day, isReader }: { day: string; isReader: boolean }) {
  const { api } = useAdmin()
  const ofToday = useQuery({
    ...callQuery(api, 'GET /admin/reservations', { query: { day, pageSize: 1 } }),
    enabled: isReader,
    staleTime: 0,
  })
  const requested = useQuery({
    ...callQuery(api, 'GET /admin/reservations', { query: { status: 'REQUESTED', pageSize: 1 } }),
    enabled: isReader,
    staleTime: 0,
  })
  const consultations = useQuery({
    ...callQuery(api, 'GET /admin/consultations', { query: { status: 'NEW', pageSize: 1 } }),
    enabled: isReader,
    staleTime: 0,
  })
  const posts = useQuery({
    ...callQuery(api, 'GET /admin/notice-customer-boards', {
      query: { isReplied: 'false', isHidden: 'false', pageSize: 1 },
    }),
    staleTime: 0,
  })
  return (
    <div className={figures()}>
      {isReader && (
        <>
          <Figure to={`/reservations?day=${day}`} name="오늘 예약" count={ofToday.data?.count} />
          <Figure
            to="/reservations?status=REQUESTED"
            name="확정을 기다리는 신청"
            count={requested.data?.count}
          />
          <Figure
            to="/reservations?view=consultations"
            name="새 상담 신청"
            count={consultations.data?.count}
          />
        </>
      )}
      <Figure to="/posts" name="답을 기다리는 글" count={posts.data?.count} />
    </div>
  )
}

type FigureProps = { to: string; name: string; count: number | undefined }

/** How many of something there are, with the way to them. */
const Figure = ({ to, name, count }: FigureProps) => (
  <Link to={to} className={figure()}>
    <span>{name}</span>
    <b>{count ?? '–'}</b>
  </Link>
)

/** Links to the clinic's lists. */
const Shortcuts = ({ resources }: Pick<HomeScreenProps, 'resources'>) => (
  <section className={panel()}>
    <h2>바로 수정</h2>
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
)
