import { useEffect, useState } from 'react'
import type { Size } from './popup-size.ts'

/** Source: docs/product.md, I5. */
const resizeDelay = 100

/** Size of the window without its scroll bar, in px. */
const sizeNow = (): Size => ({ width: document.documentElement.clientWidth, height: window.innerHeight })

/** The window's size, looked at anew when it has not changed for 100 ms. Only for what is rendered in a browser. */
export function useWindowSize(): Size {
  const [size, setSize] = useState(sizeNow)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onResize = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSize(sizeNow()), resizeDelay)
    }
    window.addEventListener('resize', onResize)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', onResize)
    }
  }, [])
  return size
}
