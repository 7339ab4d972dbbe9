import { retentionText } from '#schema/plain/retention.ts'
import type { ConsoleTermVersion, ConsoleTermVersions } from '#schema/term-versions.ts'
import { useState } from 'react'
import { button } from '#admin/kit/parts/styles.ts'
import { PeriodDialog } from './period-dialog.tsx'
import { line } from './styles.ts'

type PeriodLineProps = { term: ConsoleTermVersions['term']; version: ConsoleTermVersion }

/** Retention of a version, with the button that sets it. */
export function PeriodLine({ term, version }: PeriodLineProps) {
  const [isSetting, setSetting] = useState(false)
  const { retentionPeriod: period } = version
  return (
    <div className={line()}>
      <span>
        {period ? retentionText(period) : '정하지 않음'}
        {period?.isKeptByLaw && ' · 법령에 따라 보관'}
      </span>
      <button
        type="button"
        className={button()}
        aria-label={`버전 ${version.version} 보유 기간 ${period ? '변경' : '정하기'}`}
        onClick={() => setSetting(true)}
      >
        {period ? '변경' : '정하기'}
      </button>
      {isSetting && <PeriodDialog term={term} version={version} onClose={() => setSetting(false)} />}
    </div>
  )
}
