import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

/** For how long it says that it has copied, in ms. */
const saidFor = 2000

/** Copies a text with one tap, and says so in its own place. Not there without scripts, which it needs. */
export function CopyButton({ text, className }: { text: string; className: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), saidFor)
    return () => clearTimeout(timer)
  }, [state])
  const copy = () =>
    // Without a secure context there is no clipboard.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(text))
      .then(
        () => setState('copied'),
        () => setState('failed'),
      )
  const label = { idle: '주소 복사', copied: '복사했습니다', failed: '복사하지 못했습니다' }[state]
  const Icon = state === 'copied' ? Check : Copy
  return (
    <button type="button" className={className} onClick={copy}>
      <Icon size={14} strokeWidth={1.5} aria-hidden />
      <span aria-live="polite">{label}</span>
    </button>
  )
}
