import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type PropsWithChildren } from 'react'
import type { CatalogueData } from '#renderer/shared/catalogue-request.ts'
import { groupsOf } from './groups.ts'
import * as styles from './tool.styles.ts'
import { goTo, kept, setParameter, ToolLink, useAddress } from './use-address.tsx'

/** The frame of the tool: a list of everything at the left, what one chose at the right. */
export function Tool({ types, themes, children }: PropsWithChildren<CatalogueData>) {
  const [wanted, setWanted] = useState('')
  const { path, search } = useAddress()
  const field = useRef<HTMLInputElement>(null)
  const groups = groupsOf(types, wanted)
  const first = groups[0]?.entries[0]

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <div className={styles.tool()}>
      <aside className={styles.side()}>
        <ToolLink to={`/${kept(search)}`} className={styles.name()}>
          카탈로그
        </ToolLink>
        <form
          role="search"
          className={styles.search()}
          onSubmit={(event) => {
            event.preventDefault()
            if (first) goTo(`${first.to}${kept(search)}`)
          }}
        >
          <Search size={14} aria-hidden />
          <input
            ref={field}
            type="search"
            aria-label="부품과 블록 찾기"
            placeholder="찾기  ( / )"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </form>
        <label className={styles.theme()}>
          <span>테마</span>
          <select
            value={search.get('theme') ?? ''}
            onChange={(event) => setParameter('theme', event.target.value)}
          >
            <option value="">이 병원</option>
            {themes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <nav aria-label="부품과 블록" className={styles.list()}>
          {groups.map(({ title, entries }) => (
            <section key={title} aria-label={title}>
              <h2 className={styles.groupTitle()}>
                {title} <span>{entries.length}</span>
              </h2>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.to}>
                    <ToolLink
                      to={`${entry.to}${kept(search)}`}
                      className={styles.entry()}
                      title={entry.code}
                      aria-current={entry.to === path ? 'page' : undefined}
                    >
                      {entry.title}
                    </ToolLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {groups.length === 0 && <p className={styles.none()}>찾는 이름이 없습니다.</p>}
        </nav>
      </aside>
      <main className={styles.main()}>{children}</main>
    </div>
  )
}
