import type { Image } from '#schema/primitives.ts'
import type { ProductCategory } from '#schema/products.ts'
import { exposedCategories } from '#schema/plain/exposed-categories.ts'
import { Picture } from '#ui/picture.tsx'
import type { Filter } from './filter.ts'
import * as styles from './styles.ts'
import type { To } from './types.ts'

type CategoryTabsProps = {
  label: string
  /** A parent stands before its children. */
  categories: ProductCategory[]
  /** Name of the clinic's own choice: only what is below it is offered. */
  root: string | undefined
  /** Name of the category whose parts the clinic shows first. */
  exposed: string | undefined
  hasPictures: boolean
  filter: Filter
  to: To
}

/** Categories as tabs, and below them the parts of the one that is chosen. All of them are links. */
export function CategoryTabs({
  label,
  categories,
  root,
  exposed,
  hasPictures,
  filter,
  to,
}: CategoryTabsProps) {
  const shown = categories.filter(({ productCount }) => productCount > 0)
  const below = (parent: number) => shown.filter(({ parentId }) => parentId === parent)
  const rootId = shown.find(({ name }) => name === root)?.id
  const top = rootId === undefined ? exposedCategories(shown, exposed) : below(rootId)
  if (top.length === 0) return null
  const line = lineOf(filter.category, shown)
  const chosenTop = top.find(({ id }) => line.includes(id))
  const children = chosenTop ? below(chosenTop.id) : []
  return (
    <nav aria-label={label} className={styles.categories()}>
      <ul className={styles.tabs()}>
        <Tab title="전체" isChosen={!chosenTop} url={to({ category: null })} />
        {top.map(({ id, name, image }) => (
          <Tab
            key={id}
            title={name}
            picture={hasPictures ? image : null}
            isChosen={id === chosenTop?.id}
            url={to({ category: id })}
          />
        ))}
      </ul>
      {children.length > 0 && (
        <ul className={styles.parts()}>
          {children.map(({ id, name }) => (
            <li key={id}>
              <a
                href={to({ category: id })}
                aria-current={line.includes(id) ? 'true' : undefined}
                className={styles.chip({ chosen: line.includes(id) })}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

type TabProps = { title: string; picture?: Image | null; isChosen: boolean; url: string }

function Tab({ title, picture, isChosen, url }: TabProps) {
  return (
    <li>
      <a href={url} aria-current={isChosen ? 'true' : undefined} className={styles.tab({ chosen: isChosen })}>
        {picture && (
          <span className={styles.icon()}>
            {/* The name beside it says what it is. */}
            <Picture image={{ ...picture, alt: '' }} sizes="32px" fit="square" />
          </span>
        )}
        {title}
      </a>
    </li>
  )
}

/** A category with all those above it. */
function lineOf(id: number | null, categories: ProductCategory[]): number[] {
  const line: number[] = []
  for (let at = id; at !== null && !line.includes(at);) {
    line.push(at)
    at = categories.find((category) => category.id === at)?.parentId ?? null
  }
  return line
}
