import { roleNames } from '#schema/plain/role-names.ts'
import type { Person } from '#schema/presence.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { UserRound } from 'lucide-react'
import { fieldId } from '../form/data/field-errors.ts'
import { usePresence } from './presence-context.ts'
import { chip, chips } from './styles.ts'

type PeopleProps = {
  people: readonly Person[]
  /** What they do there, after their name: `님이 보고 있습니다`. */
  doing: string
}

/** Others who are at a place, by name. */
function People({ people, doing }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <span className={chips()}>
      {people.map(({ name, role, isSelf }, index) => (
        <span key={index} className={chip()} title={`${name}(${roleNames[role]})${doing}`}>
          <UserRound size={12} aria-hidden strokeWidth={2} />
          <span>{isSelf ? '나(다른 창)' : name}</span>
          {!isSelf && <span className={visuallyHidden()}>{doing}</span>}
        </span>
      ))}
    </span>
  )
}

/** Who is at a place of the console, or `below` it. */
export function PeopleAtPlace({ place, below = false }: { place: string; below?: boolean }) {
  const { people } = usePresence()
  const isThere = (person: Person) =>
    person.place === place || (below && person.place.startsWith(`${place}/`))
  return <People people={people.filter(isThere)} doing="님이 보고 있습니다" />
}

/** Who has the focus in a field of the form, by the id of its element; or in one `below` it, where that is not seen. */
export function PeopleAtField({ id, below = false }: { id: string; below?: boolean }) {
  const { people, place } = usePresence()
  const isThere = (person: Person) => {
    if (person.place !== place || person.field === null) return false
    const theirs = fieldId(person.field)
    return theirs === id || (below && theirs.startsWith(`${id}.`))
  }
  return <People people={people.filter(isThere)} doing="님이 이 항목에 있습니다" />
}
