import type { Person } from '#schema/presence.ts'
import { UserRound } from 'lucide-react'
import { screenOf } from './place-of.ts'
import { usePresence } from '#admin/kit/presence/presence-context.ts'
import { hereNow } from '#admin/kit/presence/styles.ts'

/** Says who else looks at this screen. `isFolded` has no place for more than that there is somebody. */
export function HereNow({ isFolded = false }: { isFolded?: boolean }) {
  const { people, place } = usePresence()
  const here = people.filter((person) => screenOf(person.place) === screenOf(place))
  if (here.length === 0) return null
  const words = inWords(here)
  return (
    <p className={hereNow({ folded: isFolded })} role="status" title={words}>
      <UserRound size={14} aria-hidden />
      <span>{words}</span>
    </p>
  )
}

function inWords(people: Person[]): string {
  const names = [...new Set(people.filter(({ isSelf }) => !isSelf).map(({ name }) => name))]
  const [first, second, ...more] = names
  if (first === undefined) return '내가 다른 창에서도 이 화면을 보고 있습니다'
  if (more.length > 0) return `${first} 님 외 ${names.length - 1}명이 이 화면을 보고 있습니다`
  return `${second === undefined ? first : `${first}, ${second}`} 님이 이 화면을 보고 있습니다`
}
