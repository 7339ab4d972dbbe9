import type { BlockProps } from '#schema/define-block.ts'
import { Section } from '#ui/layout.tsx'
import { Picture } from '#ui/picture.tsx'
import type block from './block.ts'
import { icons } from './icons.tsx'
import * as styles from './styles.ts'

/** Number that stand beside each other, so that no row is left with one. */
const across = (count: number) => (count === 4 || count > 6 ? 4 : count === 2 || count === 1 ? 2 : 3)

export default function FeatureSection({ data }: BlockProps<typeof block>) {
  const { eyebrow, title, lead, ground, layout, numbered, items } = data
  const onInk = ground === 'ink'
  const List = numbered ? 'ol' : 'ul'
  const Heading = title ? 'h3' : 'h2'
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} ground={ground}>
      <List className={styles.list({ layout, across: across(items.length) })}>
        {items.map((item, index) => {
          const Icon = item.icon && icons[item.icon]
          const pictured = layout === 'columns' && item.image !== undefined
          const bare = !numbered && (!Icon || pictured)
          return (
            <li key={index} className={styles.item({ layout, pictured, bare })}>
              {pictured && item.image && (
                <div className={styles.frame()}>
                  <Picture
                    image={item.image}
                    fit="landscape"
                    sizes="(max-width: 768px) 100vw, (max-width: 1024px) 50vw, 33vw"
                  />
                </div>
              )}
              {!bare && (
                <div className={styles.lead()}>
                  {numbered && (
                    <span className={styles.number({ onInk })}>{String(index + 1).padStart(2, '0')}</span>
                  )}
                  {Icon && !pictured && (
                    <span className={styles.icon({ onInk })}>
                      <Icon size={28} strokeWidth={1.25} aria-hidden />
                    </span>
                  )}
                </div>
              )}
              <div className={styles.words({ layout, pictured, bare: bare && !pictured })}>
                <Heading className={styles.title()}>{item.title}</Heading>
                {item.text && <p className={styles.body({ layout })}>{item.text}</p>}
              </div>
            </li>
          )
        })}
      </List>
    </Section>
  )
}
