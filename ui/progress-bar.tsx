import { css, keyframes } from './css.ts'

const creep = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

const bar = css({
  position: 'fixed',
  zIndex: '$toast',
  insetBlockStart: 0,
  insetInline: 0,
  height: '2px',
  backgroundColor: '$primary2',
  transformOrigin: 'left',
  pointerEvents: 'none',
  variants: {
    state: {
      running: { animation: `${creep} 8s cubic-bezier(0.05, 0.7, 0.2, 1) 120ms both` },
      idle: { opacity: 0, transition: 'opacity $transitions$slow' },
    },
  },
})

/** Shows during route changes that something is on its way. */
export function ProgressBar({ running }: { running: boolean }) {
  return (
    <div
      className={bar({ state: running ? 'running' : 'idle' })}
      {...(running ? { role: 'progressbar', 'aria-label': '페이지를 불러오는 중' } : { 'aria-hidden': true })}
    />
  )
}
