import { ChevronRight } from 'lucide-react'
import { createContext, use, useId, useState, type PropsWithChildren, type ReactNode } from 'react'
import { PeopleAtField } from '../../presence/people.tsx'
import { useHoldsWanted } from '../data/wanted-field.ts'
import { group, groupBody, groupHead, groupNote, groupTitle, groupToggle } from './styles.ts'

type GroupProps = PropsWithChildren<{
  id?: string
  /** Ids of the fields that it stands for, where its own element has none. */
  field?: string | readonly string[] | undefined
  title: ReactNode
  /** Quiet words after the title: how many, or that something inside is wrong. */
  note?: string | undefined
  picture?: ReactNode
  buttons?: ReactNode
  startsOpen: boolean
  /** One of many, told apart by hairlines. */
  isLine?: boolean
  /** Something inside has to be corrected: it opens by itself. */
  wrong?: boolean
}>

/** Says whether a group is around already: a box in a box is none, hairlines tell those inside apart. */
const InGroup = createContext(false)

/** A part of the form that opens and closes. What is inside stays mounted only while open. */
export function Group({
  id,
  field = id,
  title,
  note,
  picture,
  buttons,
  startsOpen,
  isLine = false,
  wrong = false,
  children,
}: GroupProps) {
  const isInGroup = use(InGroup)
  const line = isLine || isInGroup
  const isWanted = useHoldsWanted(field)
  const [isOpen, setOpen] = useState(startsOpen || isWanted || wrong)
  const [wasWrong, setWasWrong] = useState(wrong)
  const bodyId = useId()
  if (wrong !== wasWrong) {
    setWasWrong(wrong)
    if (wrong) setOpen(true)
  }
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted)
    if (isWanted) setOpen(true)
  }
  return (
    <div id={id} className={group({ wrong: wrong && !isOpen, line })}>
      <div className={groupHead()}>
        <button
          type="button"
          className={groupToggle()}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight aria-hidden />
          {picture}
          <span className={groupTitle()}>{title}</span>
          {(wrong || note) && (
            <span className={groupNote({ wrong })}>{wrong ? '고칠 곳이 있습니다' : note}</span>
          )}
        </button>
        {id && !isOpen && <PeopleAtField id={id} below />}
        {buttons}
      </div>
      {isOpen && (
        <div id={bodyId} className={groupBody({ line })}>
          <InGroup value>{children}</InGroup>
        </div>
      )}
    </div>
  )
}
