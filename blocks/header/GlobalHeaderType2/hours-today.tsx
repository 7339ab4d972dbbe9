import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { TodayTextProps } from '#ui/header/today-text.tsx'
import { whenUsable } from '#ui/when-usable.ts'
import * as styles from './styles.ts'

/**
 * Today's hours. The clock is read in the browser only, by a script that comes when the page is at rest, and not where a
 * narrow header has no room for them; the place is kept until then.
 */
export function HoursToday(props: TodayTextProps) {
  const [Text, setText] = useState<ComponentType<TodayTextProps>>()
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const load = async () => {
      if (!place.current?.checkVisibility()) return
      const { TodayText } = await import('#ui/header/today-text.tsx')
      setText(() => TodayText)
    }
    addEventListener('resize', load)
    const callOff = whenUsable(load)
    return () => {
      removeEventListener('resize', load)
      callOff()
    }
  }, [])
  return (
    <p ref={place} className={styles.hours()}>
      {Text && <Text {...props} />}
    </p>
  )
}
