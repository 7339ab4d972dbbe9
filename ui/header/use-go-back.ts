import { useNavigate } from 'react-router-dom'
import { linkTarget } from '../links.ts'

/**
 * Goes to the address given, else one page back; home where there is no page before this one, since a visitor may have
 * come from outside. Source: docs/product.md, H10.
 */
export function useGoBack(url?: string) {
  const navigate = useNavigate()
  return () => {
    const target = url === undefined ? null : linkTarget(url)
    if (target?.inside) void navigate(target.to)
    else if (target) window.location.assign(target.href)
    else if (window.history.length > 1) void navigate(-1)
    else void navigate('/')
  }
}
