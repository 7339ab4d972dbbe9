import type { ProductCategory } from '#schema/products.ts'
import type { Filter } from './filter.ts'
import * as styles from './styles.ts'
import type { To } from './types.ts'

type CategoryTabsProps = {
  /** A parent stands before its children. */
  categories: ProductCategory[]
  /** Name of the clinic's own choice: only what is below it is offered. */
  root: string | undefined
  filter: Filter
  to: To
}

/** Categories as tabs, and below them the parts of the one that is chosen. All of them are links. */
export function CategoryTabs({ categories, root, filter, to }: CategoryTabsProps) {
  const shown = categories.filter(({ productCount }) => productCount > 0)
  const below = (parent: number | null) => shown.filter(({ parentId }) => parentId === parent)
  const top = below(shown.find(({ name }) => name === root)?.id ?? null)
  if (top.length === 0) return null
  const line = lineOf(filter.category, shown)
  const chosenTop = top.find(({ id }) => line.includes(id))
  const children = chosenTop ? below(chosenTop.id) : []
  return (
    <nav aria-label="시술 분류" className={styles.categories()}>
      <ul className={styles.tabs()}>
        <Tab title="전체" isChosen={!chosenTop} url={to({ category: null })} />
        {top.map(({ id, name }) => (
          <Tab key={id} title={name} isChosen={id === chosenTop?.id} url={to({ category: id })} />
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

function Tab({ title, isChosen, url }: { title: string; isChosen: boolean; url: string }) {
  return (
    <li>
      <a href={url} aria-current={isChosen ? 'true' : undefined} className={styles.tab({ chosen: isChosen })}>
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
