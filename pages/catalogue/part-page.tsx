import { parts } from './parts.ts'
import { Stage } from './stage.tsx'
import * as styles from './tool.styles.ts'
import { useAddress } from './use-address.tsx'

/** A part of the interface with all its states. */
export function PartPage({ name }: { name: string }) {
  const { search } = useAddress()
  const part = parts.get(name)
  if (!part) return <p className={styles.page()}>{name}: 이런 부품은 없습니다.</p>
  const theme = search.get('theme')
  return (
    <div className={styles.page()}>
      <h1 className={styles.title()}>
        {part.title} <code>ui/{name}</code>
      </h1>
      <p className={styles.lead()}>{part.description}</p>
      <Stage src={`/_catalogue/part/${name}${theme ? `?theme=${theme}` : ''}`} title={part.title} />
    </div>
  )
}
