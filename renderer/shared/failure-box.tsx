import type { ResolvedBlock } from '#schema/block.ts'

const box = {
  margin: 16,
  padding: 16,
  border: '3px solid #b00020',
  background: '#fff5f5',
  color: '#3b0009',
  font: '14px/1.5 monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const

/** Shows a developer why a block can't be shown: its name, the field, what was thrown and where. */
export function FailureBox({ block, error }: { block: ResolvedBlock; error?: unknown }) {
  const { component, slot, id, problem } = block
  const thrown = error instanceof Error ? error.stack : error === undefined ? undefined : String(error)
  return (
    <div role="alert" style={box}>
      <strong>
        {component} ({slot}, {id}): {problem?.type ?? 'render'}
      </strong>
      {'\n'}
      {problem?.message ?? thrown ?? 'The script of its component could not be loaded: see the console.'}
    </div>
  )
}
