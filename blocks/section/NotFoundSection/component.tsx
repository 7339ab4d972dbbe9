import type { BlockProps } from '#schema/define-block.ts'
import { containerClass } from '#ui/layout.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import type block from './block.ts'
import * as styles from './styles.ts'

export default function NotFoundSection({ data }: BlockProps<typeof block>) {
  return (
    <section className={styles.page()}>
      <span className={styles.figure()} aria-hidden />
      <div className={containerClass()}>
        <h1 className={styles.title()}>{data.title}</h1>
        <p className={styles.words()}>{data.text}</p>
        <ul className={styles.links()}>
          {data.links.map((link, index) => (
            <li key={index}>
              <MoreLink link={link} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
