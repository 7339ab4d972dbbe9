import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { Redirect } from '#admin/kit/parts/redirect.tsx'
import { ClinicScreen } from './clinic-screen.tsx'
import { ClinicsScreen } from './clinics-screen.tsx'
import { LogScreen } from './log-screen.tsx'
import { useScreenFocus } from '#admin/kit/parts/use-screen-focus.ts'
import { useOperator } from './operator-context.tsx'
import { bar, mark, place, shell, stage } from './styles.ts'

const places = [
  { path: '/', title: '병원' },
  { path: '/log', title: '기록' },
]

/** The bar of places, and the screen that the address names. */
export function OperatorShell({ email }: { email: string }) {
  const { signOut: session } = useOperator()
  const client = useQueryClient()
  const { pathname } = useLocation()
  const { screen } = useScreenFocus(pathname)
  const signOut = async () => {
    const isEnded = await session.end('person')
    client.clear()
    if (isEnded) location.assign('/_operator')
  }
  const isHere = (path: string) => (path === '/' ? pathname !== '/log' : pathname === path)
  return (
    <div className={shell()}>
      <header className={bar()}>
        <span className={mark()}>운영</span>
        <nav aria-label="운영 메뉴">
          {places.map(({ path, title }) => (
            <Link key={path} to={path} className={place()} aria-current={isHere(path) ? 'page' : undefined}>
              {title}
            </Link>
          ))}
        </nav>
        <small>{email}</small>
        <IconButton label="로그아웃" icon={LogOut} onClick={() => void signOut()} />
      </header>
      <div ref={screen} className={stage()} tabIndex={-1}>
        <Screen />
      </div>
    </div>
  )
}

function Screen() {
  const { pathname } = useLocation()
  const id = Number(/^\/clinics\/(\d+)\/?$/.exec(pathname)?.[1])
  if (pathname === '/') return <ClinicsScreen />
  if (pathname === '/log') return <LogScreen />
  if (id > 0) return <ClinicScreen key={id} id={id} />
  return <Redirect to="/" />
}
