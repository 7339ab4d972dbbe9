import { ArrowRight } from 'lucide-react'
import type { BlockData } from '#schema/define-block.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { cx } from '#ui/css.ts'
import { MegaGroups } from '#ui/header/mega-groups.tsx'
import { containerClass } from '#ui/layout.tsx'
import { Picture } from '#ui/picture.tsx'
import type block from './block.ts'
import * as styles from './styles.ts'

/** Rows of up to four groups, as even as they can be. */
const columnsOf = (groups: number): 3 | 4 => (groups === 4 || groups > 6 ? 4 : 3)

type MegaMenuProps = {
  item: BlockData<typeof block>['navigation'][number]
  path: string
  name: string
  /** Pictures load once a menu has been opened: hidden ones would load with the page. */
  hasPicture: boolean
}

/** Columns of groups, and at the right the picture of the item. */
export function MegaMenu({ item, path, name, hasPicture }: MegaMenuProps) {
  return (
    <div className={cx(containerClass(), styles.megaRow())}>
      <MegaGroups
        groups={item.subList}
        path={path}
        classes={{
          list: styles.groups({ columns: columnsOf(item.subList.length) }),
          title: styles.groupTitle(),
          leaf: styles.leaf(),
        }}
      />
      <div className={styles.aside()}>
        <div className={styles.figure()}>
          {item.image && hasPicture && <Picture image={item.image} sizes="320px" />}
          {!item.image && (
            <span className={styles.mark()} aria-hidden="true">
              {name.slice(0, 1)}
            </span>
          )}
        </div>
        <ActionLink url={item.url} className={styles.caption()}>
          {item.title} 전체 보기 <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
        </ActionLink>
      </div>
    </div>
  )
}
