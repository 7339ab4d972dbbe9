import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Leads to another screen, in place of this one in the history. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}
