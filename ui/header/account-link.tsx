import { UserRound } from 'lucide-react'
import { css, cx } from '../css.ts'
import { iconButton } from './icon-button.ts'

/** A dot on the icon, which moves nothing when the browser has told who is here. */
const mark = css({
  '&[data-signed-in]::after': {
    content: '',
    position: 'absolute',
    top: '10px',
    right: '9px',
    width: '8px',
    height: '8px',
    borderRadius: '$round',
    boxShadow: '0 0 0 2px $colors$ground',
    backgroundColor: '$primary2',
  },
})

/** Leads to signing in, or to one's own account. The server knows nobody, so every page is sent with the former. */
export function AccountLink({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <a
      href={isSignedIn ? '/account' : '/login'}
      className={cx(iconButton({ only: 'pc', standsAlone: true }), mark())}
      data-signed-in={isSignedIn ? '' : undefined}
      aria-label={isSignedIn ? '내 정보' : '로그인'}
    >
      <UserRound size={22} strokeWidth={1.75} aria-hidden />
    </a>
  )
}
