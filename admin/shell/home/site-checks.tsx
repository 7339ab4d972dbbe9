import { Findings } from '#admin/site/publish/findings.tsx'
import { useChecks } from '#admin/site/publish/use-checks.ts'
import { panel } from './styles.ts'

/** What to look at in what is published; nothing where there is nothing. */
export function SiteChecks() {
  const { data } = useChecks([])
  if (!data || data.count === 0) return null
  return (
    <section className={panel()}>
      <h2>공개된 사이트에서 확인할 것 {data.count}곳</h2>
      <Findings findings={data.rows} />
    </section>
  )
}
