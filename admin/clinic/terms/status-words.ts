import type { ConsoleTermVersion } from '#schema/term-versions.ts'

/** Statuses of a version, in the words of terms. */
export const versionStatusNames: Record<ConsoleTermVersion['status'], string> = {
  SCHEDULED: '시행 예정',
  PUBLIC: '시행 중',
  ENDED: '지난 버전',
}
