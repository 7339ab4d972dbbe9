import type { ResourceState } from '#schema/resource.ts'
import type { ResourceDeclaration } from '../lists/types.ts'

export type RowFormProps = {
  resource: ResourceDeclaration
  /** `null`: a new row. */
  id: number | null
  stored: ResourceState | undefined
  /** Called with true before the row's removal is asked for, and with false where it was refused or given up. */
  onRemoving: (isRemoving: boolean) => void
}
