import type { CatalogueData } from '#renderer/shared/catalogue-request.ts'
import { groupsOf } from './groups.ts'
import * as styles from './tool.styles.ts'
import { kept, ToolLink, useAddress } from './use-address.tsx'

/** Everything there is, with a sentence each. */
export function Overview({ types }: CatalogueData) {
  const { search } = useAddress()
  return (
    <div className={styles.page()}>
      <h1 className={styles.title()}>카탈로그</h1>
      <p className={styles.lead()}>
        모든 블록과 공용 부품을 실제 서버가 그린 그대로 봅니다. 블록의 데이터는 스키마에서 만들어집니다.
      </p>
      {groupsOf(types).map(({ title, entries }) => (
        <section key={title} className={styles.group()}>
          <h2 className={styles.groupHead()}>{title}</h2>
          <ul className={styles.cards()}>
            {entries.map((entry) => (
              <li key={entry.to}>
                <ToolLink to={`${entry.to}${kept(search)}`} className={styles.card()}>
                  <strong>{entry.title}</strong>
                  <code>{entry.code}</code>
                  <span>{entry.description}</span>
                </ToolLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
