import { Component, type ReactNode } from 'react'
import { Failure } from '#admin/kit/parts/failure.tsx'

const failed = new Error('이 화면을 열지 못했습니다. 입력한 것은 이 브라우저에 남아 있습니다.')

type ScreenBoundaryProps = {
  /** Path of the screen; another path resets the boundary. */
  path: string
  children: ReactNode
}

type State = { path: string; hasFailed: boolean }

/** Holds a screen that throws, or whose script an update of the console has taken away: the way to the others stands. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { path: this.props.path, hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  static getDerivedStateFromProps = ({ path }: ScreenBoundaryProps, state: State): State =>
    state.path === path ? state : { path, hasFailed: false }
  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <Failure error={failed} onRetry={() => location.reload()} />
  }
}
