import { ChevronRight } from 'lucide-react'
import { useId, useState, type PropsWithChildren, type ReactNode } from 'react'
import { PeopleAtField } from '../presence/people.tsx'
import { useHoldsWanted } from './wanted-field.ts'
import { group, groupBody, groupHead, groupNote, groupTitle, groupToggle } from './styles.ts'

type GroupProps = PropsWithChildren<{
  id?: string
  /** Id of the field that it stands for, where its own element has none. */
  field?: string | undefined
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
  const isWanted = useHoldsWanted(field)
  const [isOpen, setOpen] = useState(startsOpen || isWanted)
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
    <div id={id} className={group({ wrong: wrong && !isOpen, line: isLine })}>
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
        <div id={bodyId} className={groupBody()}>
          {children}
        </div>
      )}
    </div>
  )
}
