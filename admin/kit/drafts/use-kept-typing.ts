import { useMemo, useState } from 'react'
import { useAccount } from '../console/account-context.tsx'
import { keepTyping, type KeptTyping } from './kept-typing.ts'
import { useTime } from '../parts/use-today.ts'

/** What the person at the console has typed and not saved. */
export function useTyping(): KeptTyping {
  const { email } = useAccount()
  const time = useTime()
  return useMemo(() => keepTyping(email, time), [email, time])
}

/**
 * What is typed about one thing, which outlives its window, the session and the browser; `null` where nothing is typed.
 */
export function useKeptTyping<Value>(id: string): [Value | null, (value: Value | null) => void] {
  const typing = useTyping()
  const [value, setValue] = useState(() => typing.read(id) as Value | null)
  const keep = (next: Value | null) => {
    typing.write(id, next)
    setValue(next)
  }
  return [value, keep]
}
