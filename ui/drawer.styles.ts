import { css, keyframes } from './css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const vanish = keyframes({ to: { opacity: 0 } })
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } })
const toRight = keyframes({ to: { transform: 'translateX(100%)' } })
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } })
const toLeft = keyframes({ to: { transform: 'translateX(-100%)' } })
const fromBottom = keyframes({ from: { transform: 'translateY(100%)' } })
const toBottom = keyframes({ to: { transform: 'translateY(100%)' } })
const fromTop = keyframes({ from: { transform: 'translateY(-100%)' } })
const toTop = keyframes({ to: { transform: 'translateY(-100%)' } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(12px)' } })

const zIndex = {
  modal: { zIndex: '$modal' },
  search: { zIndex: '$search' },
  popup: { zIndex: '$popup' },
}

export const layer = css({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  '&[data-closed]': { pointerEvents: 'none' },
  variants: {
    zIndex,
    side: {
      right: { justifyContent: 'flex-end', alignItems: 'stretch' },
      left: { justifyContent: 'flex-start', alignItems: 'stretch' },
      bottom: { justifyContent: 'center', alignItems: 'flex-end' },
      top: { justifyContent: 'center', alignItems: 'flex-start' },
      center: { justifyContent: 'center', alignItems: 'center' },
    },
  },
})

export const dim = css({
  position: 'fixed',
  inset: 0,
  backgroundColor: '$dim',
  animation: `${appear} $transitions$slow`,
  '&[data-closed]': { animation: `${vanish} $transitions$slow forwards`, pointerEvents: 'none' },
  variants: { zIndex: { ...zIndex, search: { zIndex: '$searchBackground' } } },
})

const moves = (enter: string, leave: string) => ({
  animation: `${enter} $transitions$slow`,
  '&[data-closed]': { animation: `${leave} $transitions$slow forwards` },
})

/** Size and colour have no specificity (`:where`), so that a class from outside always wins. */
export const panel = css({
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  ':where(&)': { backgroundColor: '$ground', color: '$ink', maxWidth: '100%', maxHeight: '100%' },
  variants: {
    side: {
      right: { ...moves(fromRight, toRight), ':where(&)': { width: 'min(80vw, 420px)' } },
      left: { ...moves(fromLeft, toLeft), ':where(&)': { width: 'min(80vw, 420px)' } },
      top: { ...moves(fromTop, toTop), ':where(&)': { width: '100%' } },
      bottom: {
        ...moves(fromBottom, toBottom),
        ':where(&)': {
          width: '100%',
          maxHeight: '90dvh',
          borderRadius: '$large $large 0 0',
          paddingBottom: 'env(safe-area-inset-bottom)',
        },
      },
      center: {
        ...moves(rise, sink),
        ':where(&)': {
          margin: '$4',
          maxWidth: 'calc(100% - 32px)',
          maxHeight: 'calc(100% - 32px)',
          borderRadius: '$base',
        },
      },
    },
  },
})
