import type { TermVersion } from '#schema/terms.ts'
import { formatDate } from '#ui/format.ts'
import { LinkChips } from '#ui/link-chips.tsx'

type VersionsProps = {
  path: string
  /** The newest first: it is the one in force. */
  versions: TermVersion[]
  /** Version that is shown. */
  shown: number
}

/** Links to the versions that are or were in force. Nothing where there is one. */
export function Versions({ path, versions, shown }: VersionsProps) {
  if (versions.length < 2) return null
  return (
    <LinkChips
      label="시행일"
      links={versions.map(({ version, effectiveAt }, index) => ({
        title: `${formatDate(effectiveAt).slice(0, 10)} ${index === 0 ? '현행' : '시행'}`,
        url: index === 0 ? path : `${path}?version=${version}`,
        isCurrent: version === shown,
      }))}
    />
  )
}
