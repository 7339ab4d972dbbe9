import { Plus } from 'lucide-react'
import type { PropsWithChildren } from 'react'
import { about, actions, head, title as titleClass } from '#admin/kit/list/list.styles.ts'
import { button } from '#admin/kit/parts/styles.ts'

type DeveloperHeadProps = PropsWithChildren<{
  title: string
  /** Place in the API's guide. */
  guide: string
  add: string
  onAdd: () => void
}>

/** Head of a list that a clinic's developers use: what it is for, where the guide tells of it, and one more. */
export function DeveloperHead({ title, guide, add, onAdd, children }: DeveloperHeadProps) {
  return (
    <header className={head()}>
      <h1 className={titleClass()}>{title}</h1>
      <div className={actions()}>
        <a
          className={button({ look: 'quiet' })}
          href={`/_api/docs#${guide}`}
          target="_blank"
          rel="noreferrer"
        >
          개발 안내
        </a>
        <button type="button" className={button({ look: 'primary' })} onClick={onAdd}>
          <Plus size={15} aria-hidden /> {add}
        </button>
      </div>
      <p className={about()}>{children}</p>
    </header>
  )
}
